import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const PARTS = [
  'app',
  'components',
  'lib',
  'messages',
  'scripts',
  'tools',
  'deploy',
  'contentlayer.config.ts',
  'package.json',
  'tsconfig.json',
]

/** A copy of the project with the content of `e2e/fixtures/dev`, in which a test follows a guide of contributing/. */
export class ProjectCopy {
  readonly root: string

  constructor(name: string) {
    this.root = path.resolve('.cache', name)
    this.remove()
    fs.mkdirSync(this.root, { recursive: true })
    for (const part of PARTS) fs.cpSync(part, path.join(this.root, part), { recursive: true })
    fs.copyFileSync('package-lock.json', path.join(this.root, 'package-lock.json'))
    fs.mkdirSync(path.join(this.root, '.contentlayer'))
    fs.symlinkSync('../work/.contentlayer/generated', path.join(this.root, '.contentlayer/generated'))
    fs.symlinkSync(path.resolve('node_modules'), path.join(this.root, 'node_modules'))
    fs.cpSync('e2e/fixtures/dev', path.join(this.root, 'content'), { recursive: true })
  }

  remove(): void {
    fs.rmSync(this.root, { recursive: true, force: true })
  }

  write(file: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true })
    fs.writeFileSync(path.join(this.root, file), text)
  }

  /** @throws Error when the file has no such text */
  replace(file: string, what: string | RegExp, text: string): void {
    const old = fs.readFileSync(path.join(this.root, file), 'utf8')
    const edited = old.replace(what, () => text)
    if (edited === old) throw new Error(`${file} has no ${what}`)
    this.write(file, edited)
  }

  /** Runs a script or a program of `node_modules`. */
  run(program: 'tsx' | 'tsc', args: string[]): { output: string; status: number | null } {
    const folders = { CONTENT_DIR: path.join(this.root, 'content'), WORK_DIR: path.join(this.root, 'work') }
    const env = { ...process.env, BASE_PATH: undefined, LOCALES: undefined, ...folders }
    const command = program === 'tsx' ? ['--import', 'tsx'] : ['node_modules/.bin/tsc']
    const found = spawnSync(process.execPath, [...command, ...args], { cwd: this.root, encoding: 'utf8', env })
    return { output: found.stdout + found.stderr, status: found.status }
  }
}

/** The blocks of code of a guide. */
export const blocksOf = (guide: string): string[] =>
  [...fs.readFileSync(guide, 'utf8').matchAll(/```tsx?\n([\s\S]+?)```/g)].map(([, code = '']) =>
    code.replace(/^ {3}/gm, ''),
  )
