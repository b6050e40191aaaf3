import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { after, beforeEach } from 'node:test'

/**
 * A folder of a file of tests, which each test begins without. It lies in the project, as the content is: programs look
 * for their settings in the folders above and below a file.
 */
export function makeTrial(name: string) {
  const root = path.resolve('.cache/test', name)
  const content = path.join(root, 'content')
  const remove = () => fs.rmSync(root, { recursive: true, force: true })
  beforeEach(remove)
  after(remove)
  return {
    root,
    content,
    /** A file that malicious code would write. */
    canary: path.join(root, 'canary'),
    /** Runs a script of the project on that content. */
    run: (script: string) =>
      spawnSync(process.execPath, ['--import', 'tsx', ...script.split(' ')], {
        encoding: 'utf8',
        env: { ...process.env, CONTENT_DIR: content, WORK_DIR: path.join(root, 'work') },
      }),
  }
}
