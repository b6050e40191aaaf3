import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import { strFromU8, unzipSync } from 'fflate'
import { checksums, type Files, zip } from './archive'
import { boxScript, dataScript } from './scripts'

const files: Files = new Map([
  ['index.html', Buffer.from('<p>Привет</p>')],
  ['media/a.png', Buffer.from([1, 2, 3])],
])

test('the same files make the same archive, in every time zone', () => {
  const { TZ } = process.env
  const archives = ['UTC', 'Asia/Vladivostok'].map((zone) => {
    process.env.TZ = zone
    return zip(files, 'docs', '2026-11-25')
  })
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
  assert.deepEqual(archives[0], archives[1])
  assert.equal(
    strFromU8(unzipSync(archives[0] ?? new Uint8Array())['docs/index.html'] ?? new Uint8Array()),
    '<p>Привет</p>',
  )
})

test('checksums are in the form of sha256sum', () =>
  assert.match(checksums(files), /^[0-9a-f]{64} {2}index\.html\n[0-9a-f]{64} {2}media\/a\.png\n$/))

for (const { name, bytes } of [
  { name: 'text', bytes: Buffer.from('{"a":"</script>\u2028 Ё"}') },
  { name: 'a compressed piece', bytes: Buffer.from([0x1f, 0x8b, 8, 255, 0]) },
  { name: 'bytes that are no text', bytes: Buffer.from([0xff, 0xfe, 0x41]) },
])
  test(`a script registers the bytes of ${name}`, () => {
    const registered: Buffer[] = []
    const register = (_file: string, text: string, isBase64?: boolean) =>
      registered.push(Buffer.from(text, isBase64 ? 'base64' : 'utf8'))
    vm.runInNewContext(dataScript('tree/a', bytes), { __box: register })
    assert.deepEqual(registered, [bytes])
  })

test('scripts read the stand-in for location, and no property of that name', () => {
  const box = { location: { href: 'box' } }
  const code = boxScript('result = [location.href, window.location.href, other.location]')
  const context = {
    __box: box,
    window: { location: {} },
    location: {},
    other: { location: 1 },
    result: [] as unknown[],
  }
  vm.runInNewContext(code, context)
  assert.deepEqual([...context.result], ['box', 'box', 1])
})
