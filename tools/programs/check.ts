import { execFile } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import sirv from 'sirv'
import { freePort, listens, startNginx } from '../../deploy/programs'
import { getSite } from '../../lib/site'
import { nginxConfig } from '../../lib/site/hosting/nginx'
import { loadEnv, main } from '../../scripts/system/env'
import { listFiles } from '../../scripts/system/files'

/** Needs a newer Node than the site. */
const AFDOCS = 'afdocs@0.22.2'
const FLAGS = [
  '--format json --quiet --request-delay 0 --sampling deterministic --network-context ci',
  // What a press shows stands in the page: the definition of a term is in the glossary, a trait's on the page of traits.
  `--parity-exclusions "[role=tooltip],.code-lang,summary + pre"`,
].join(' ')

interface Result {
  id: string
  status: string
  message: string
  details?: object
}

const { values: options } = parseArgs({
  options: {
    bare: { type: 'boolean', default: false },
    pages: { type: 'string', default: '40' },
    details: { type: 'boolean', default: false },
  },
})

/**
 * Runs the checks of `afdocs` (what programs need of documentation), which is fetched from the registry, against the built
 * site behind nginx with our file; `-- --bare` against a host that only serves files. Prints a line a check.
 */
await main(async () => {
  loadEnv()
  const port = await freePort()
  const home = `http://127.0.0.1:${port}`
  const root = copySite(path.resolve(process.env.OUT_DIR ?? 'out'), home)
  const stop = options.bare ? await serveBare(root, port) : await serveByNginx(root, port)
  try {
    const report = path.join(root, 'report.json')
    const command = `npx -y -p node@24 -p ${AFDOCS} afdocs check ${home}/ ${FLAGS} --max-links ${options.pages} > ${report}`
    await promisify(execFile)('sh', ['-c', `${command} || test -s ${report}`]) // it fails where a check has
    const { results } = JSON.parse(fs.readFileSync(report, 'utf8')) as { results: Result[] }
    for (const { id, status, message, details } of results) {
      console.log(`${status.padEnd(5)} ${id.padEnd(32)} ${message}`)
      if (options.details && status !== 'pass') console.log(JSON.stringify(details, null, 2))
    }
  } finally {
    stop()
  }
})

/** Only files, as the simplest hosts serve them. */
async function serveBare(root: string, port: number): Promise<() => void> {
  const files = sirv(root, { extensions: ['html'], etag: true })
  const server = http.createServer((request, response) => {
    files(request, response, () => void response.writeHead(404, { 'content-type': 'text/html' }).end('no page'))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return () => server.close()
}

/** A copy of the site whose addresses name this machine. */
function copySite(out: string, home: string): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'))
  fs.chmodSync(root, 0o755) // the workers of nginx run as another user
  const { url } = getSite()
  for (const file of listFiles(out)) {
    const target = path.join(root, file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    if (/\.(html|md|txt|json|xml)$/.test(file))
      fs.writeFileSync(target, fs.readFileSync(path.join(out, file), 'utf8').replaceAll(url, home))
    else fs.copyFileSync(path.join(out, file), target)
  }
  return root
}

async function serveByNginx(root: string, port: number): Promise<() => void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
  const config = nginxConfig({ root, listen: `127.0.0.1:${port}`, server: '_', brotli: false })
  const { process: nginx } = startNginx(folder, config)
  await listens(port, nginx)
  return () => nginx.kill()
}
