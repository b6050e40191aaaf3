import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { nodesOf, readSources } from '../lib/check/style/source'
import { contentDir } from '../lib/core/folders'

/** The samples of nginx's configuration in the pages, read by a real nginx: no parser of ours knows its directives. */

const ROOT = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'))
after(() => fs.rmSync(ROOT, { recursive: true }))
const KEY = path.join(ROOT, 'key.pem')
const CERTIFICATE = path.join(ROOT, 'certificate.pem')
const pair = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=test', '-keyout', KEY, '-out', CERTIFICATE]
assert.equal(spawnSync('openssl', pair).status, 0, 'openssl makes a certificate for the samples that name one')

/** What nginx says of a sample; '' when it is in order. A part of a server is in one, ports and files are the test's. */
function issueOf(sample: string): string {
  const ours = sample
    .replace(/^(\s*listen\s+)\S+?(?=[\s;])/gm, `$1unix:${ROOT}/socket`)
    .replace(/^(\s*ssl_certificate\s+)[^;]+/gm, `$1${CERTIFICATE}`)
    .replace(/^(\s*ssl_certificate_key\s+)[^;]+/gm, `$1${KEY}`)
  const servers = /^\s*server\s*\{/m.test(ours) ? ours : `server {\nlisten unix:${ROOT}/socket;\n${ours}\n}`
  const config = path.join(ROOT, 'nginx.conf')
  fs.writeFileSync(config, `pid ${ROOT}/pid;\nevents {}\nhttp {\naccess_log off;\n${servers}\n}\n`)
  fs.rmSync(path.join(ROOT, 'socket'), { force: true })
  const { status, stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-p', ROOT, '-c', config], { encoding: 'utf8' })
  return status === 0 ? '' : stderr
}

test('a sample with an unknown directive, and one that is not closed, are refused', () => {
  assert.match(issueOf('location / {\n  proxy_passs http://127.0.0.1:8080;\n}'), /unknown directive "proxy_passs"/)
  assert.match(issueOf('server {\n  listen 443 ssl;\n'), /unexpected end of file/)
})

for (const page of readSources(contentDir()))
  for (const { node, line } of nodesOf(page))
    if (node.type === 'code' && node.lang === 'nginx')
      test(`${page.file}:${line} is a configuration that nginx reads`, () => assert.equal(issueOf(node.value), ''))
