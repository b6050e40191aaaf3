import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeNavbar } from './place-navbar'

const navbar = (ru: string, en: string, version: string) =>
  `<span data-shown-version="true">${version}</span><a href="/docs" data-version="2.0">2.0</a><a href="/docs/1.0" data-version="1.0">1.0</a>` +
  `<a href="${ru}" hrefLang="ru" lang="ru" data-locale="ru">Русский</a><a href="${en}" hrefLang="en" data-locale="en">English</a><a href="/docs">Docs</a>`

const pages: { name: string; path: string; expected: string }[] = [
  { name: 'the home page', path: '', expected: navbar('/', '/en', '2.0') },
  { name: 'the English home page', path: '/en', expected: navbar('/', '/en', '2.0') },
  { name: 'a page', path: '/docs/bi/intro', expected: navbar('/docs/bi/intro', '/en/docs/bi/intro', '2.0') },
  {
    name: 'its translation',
    path: '/en/docs/bi/intro',
    expected: navbar('/docs/bi/intro', '/en/docs/bi/intro', '2.0'),
  },
  { name: 'a page of another version', path: '/docs/1.0/x', expected: navbar('/docs/1.0/x', '/en/docs/1.0/x', '1.0') },
  {
    name: 'a page whose name only begins like a version',
    path: '/docs/1.0-notes',
    expected: navbar('/docs/1.0-notes', '/en/docs/1.0-notes', '2.0'),
  },
  {
    name: 'a Cyrillic address',
    path: '/en/docs/tags/безопасность',
    expected: navbar('/docs/tags/безопасность', '/en/docs/tags/безопасность', '2.0'),
  },
]
for (const { name, path, expected } of pages)
  test(`places the navbar of ${name}`, () => assert.equal(placeNavbar(navbar('/', '/en', '2.0'), path), expected))
