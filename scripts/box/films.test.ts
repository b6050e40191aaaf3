import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkFilms } from './films'

const PLAYER =
  '<p>a</p><video poster="/media/a.jpg" width="12" height="7" aria-label="&quot;A&quot;"><source src="/media/a.webm"/><track src="/media/a.vtt"/><a href="/media/a.webm">Download</a></video><p>b</p>'

test('a player whose film is in the box stays', () =>
  assert.equal(
    linkFilms(PLAYER, () => true),
    PLAYER,
  ))

test('a player whose film is left out becomes a link to it', () =>
  assert.equal(
    linkFilms(PLAYER, () => false),
    '<p>a</p><a href="/media/a.webm" target="_blank" rel="noopener noreferrer"><img src="/media/a.jpg" alt="&quot;A&quot;" width="12" height="7"/><br/>Download</a><p>b</p>',
  ))
