import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFilePath } from './file-path'

const PAGES = [
  '/',
  '/docs',
  '/docs/1.0',
  '/docs/1.0/asp.net',
  '/docs/node.js',
  '/en/docs/asp.net',
  '/pt-BR/blog/v.next',
]
const FILES = [
  '/docs/asp.net.html',
  '/docs/bi.md',
  '/docs/bi~1.md',
  '/docs/etl/PutS3Object.json',
  '/docs/bi.txt',
  '/docs/bi/__next._tree.txt',
  '/blog/atom.xml',
  '/media/a.1-640.webp',
  '/_next/static/chunks/a.js',
  '/search-index/current.ru.1/f0.bin',
  '/sw.js',
  '/en/llms.txt',
]
for (const path of PAGES) test(`${path} is a page`, () => assert.equal(isFilePath(path), false))
for (const path of FILES) test(`${path} is a file`, () => assert.equal(isFilePath(path), true))
