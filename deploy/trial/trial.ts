import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { nginxConfig } from '../../lib/site/hosting/nginx'
import { inPath, installPackages } from '../../scripts/system/debian'
import { type Dice, dice } from '../../scripts/system/random'
import { freePort, listens, startNginx } from '../programs'
import type { Run } from './processes'
import { Reader } from './reader'
import { makeSite } from './site'
import { type Sshd, startSshd } from './sshd'

/** How many releases remain for pages that are still open; KEEP of target.sh. */
const KEEP = 3
/** A disk of its own that can be filled; a site takes a twentieth of it. */
const DISK = '32m'

/** A target with a real nginx and a real sshd, what is known of it, and what was found wrong. */
export class Trial {
  readonly issues: string[] = []
  /** What is done now, for the issues. */
  now = 'the beginning'
  /** Sites on the way back, the served one last. */
  way: number[] = []
  /** The last sites that were served, whose pages may still be open. */
  #open: number[] = []
  /** Duration of a publishing, in milliseconds. */
  duration = 500
  reload = ''
  #sites = 0

  private constructor(
    readonly root: string,
    readonly script: string,
    readonly dice: Dice,
    readonly reader: Reader,
    readonly sshd: Sshd | undefined,
    readonly hasDisk: boolean,
  ) {}

  get target(): string {
    return path.join(this.root, 'target')
  }

  /** Makes a target, publishes a first site to it and starts the servers. */
  static async begin(root: string, script: string, seed: string): Promise<Trial> {
    if (!inPath('nginx') || !inPath('rsync')) installPackages('nginx-light', 'rsync')
    fs.chmodSync(root, 0o755) // nginx reads it as another user
    for (const folder of ['target', 'nginx', 'sshd', 'sites']) fs.mkdirSync(path.join(root, folder))
    const mount = ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', path.join(root, 'target')]
    const hasDisk = spawnSync('mount', mount).status === 0
    const port = await freePort()
    const sshd = await startSshd(path.join(root, 'sshd'))
    const reader: Reader = new Reader(port, (issue) => trial.issue(issue))
    const trial = new Trial(root, script, dice(seed), reader, sshd, hasDisk)
    try {
      await trial.publish(trial.site())
      await trial.serve(port)
    } catch (error) {
      trial.end()
      throw error
    }
    return trial
  }

  async serve(port: number): Promise<void> {
    process.env.BASE_PATH = ''
    process.env.LOCALES = 'ru en'
    const options = { root: `${this.target}/current`, listen: `127.0.0.1:${port}`, server: '_', brotli: false }
    const nginx = startNginx(path.join(this.root, 'nginx'), nginxConfig(options))
    this.stopNginx = () => nginx.process.kill()
    await listens(port, nginx.process)
    this.reload = [inPath('nginx') ?? '', ...nginx.args, '-s', 'reload'].map((word) => `'${word}'`).join(' ')
  }
  stopNginx = (): unknown => undefined

  issue(what: string): void {
    const line = `${this.now}: ${what}`
    if (!this.issues.includes(line)) this.issues.push(line)
  }

  /** @returns the number of a new site, of so many times the usual size */
  site(size = 1): number {
    makeSite(++this.#sites, path.join(this.root, 'sites', String(this.#sites)), size)
    fs.rmSync(path.join(this.root, 'sites', String(this.#sites - 8)), { recursive: true, force: true })
    return this.#sites
  }

  /** Starts publish.sh with a site, or with `--rollback`. */
  start(what: number | '--rollback', isRemote = false, reload = this.reload): Run {
    const site = what === '--rollback' ? what : path.join(this.root, 'sites', String(what))
    const target = isRemote && this.sshd ? `${this.sshd.host}:${this.target}` : this.target
    const env = { ...process.env, RELOAD: reload, PATH: `${this.sshd?.bin ?? ''}:${process.env.PATH}` }
    const child = spawn(this.script, [site, target], { detached: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    const end = once(child, 'close').then(([code]) => ({ code: code as number | null, said: said.trim() }))
    return { child, isRemote: isRemote && this.sshd !== undefined, end }
  }

  /** Publishes a site without any trouble: it has to be served afterwards. */
  async publish(number: number, isRemote = false): Promise<void> {
    const began = performance.now()
    const { code, said } = await this.start(number, isRemote).end
    this.duration = performance.now() - began
    if (code !== 0) this.issue(`site ${number} was not published: ${said}`)
    if (code === 0) this.went(number)
    if (this.reload) await this.check([number])
    const releases = path.join(this.target, 'releases')
    const left = fs.readdirSync(releases).filter((name) => fs.existsSync(path.join(releases, name, 'index.html')))
    if (left.length > KEEP) this.issue(`what others have left is still there: ${left.join(', ')}`)
  }

  /** A site was published: only it and earlier ones are targets of a rollback. */
  went(number: number): void {
    this.way = [...this.way.slice(1 - KEEP), number]
    this.#opened(number)
  }

  #opened(number: number): void {
    this.#open = [...this.#open.filter((one) => one !== number), number].slice(-KEEP)
  }

  /** What is served is one of these sites, whole, and pages that are still open find their files. @returns its number */
  async check(expected: (number | undefined)[]): Promise<number> {
    const sight = await this.reader.look()
    for (const issue of sight.issues) this.issue(issue)
    if (!expected.includes(sight.number))
      this.issue(`site ${sight.number} is served instead of ${expected.join(' or ')}`)
    this.#opened(sight.number)
    for (const number of this.#open) for (const issue of await this.reader.lookAgain(number)) this.issue(issue)
    return sight.number
  }

  /** Waits until nothing that was started changes the target any more. */
  quiet(): void {
    execFileSync('flock', [path.join(this.target, 'lock'), 'true'])
  }

  end(): void {
    this.stopNginx()
    this.sshd?.stop()
    if (this.hasDisk) spawnSync('umount', ['-l', this.target])
  }
}
