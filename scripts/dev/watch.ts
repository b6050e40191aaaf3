import { watch } from 'chokidar'
import { contentDir } from '../../lib/core/folders'

/** Several events of one save, or of several files saved together, are told together after this time, in ms. */
const QUIET_MS = 30

/**
 * Tells which files of the content folder have changed, come or gone, by their names in it; one call after the other.
 * Runs until a call fails.
 */
export function watchContent(changed: (files: Set<string>) => Promise<void>): Promise<never> {
  return new Promise((_, reject) => {
    let files = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let calls = Promise.resolve()
    const tell = () => {
      const told = files
      files = new Set()
      calls = calls
        .then(() => changed(told))
        .catch((error: NodeJS.ErrnoException) => {
          // A file that went while it was read makes an event of its own.
          if (error.code !== 'ENOENT') reject(error)
        })
    }
    watch('.', { cwd: contentDir(), ignoreInitial: true }).on('all', (_event, file) => {
      files.add(file.replaceAll('\\', '/'))
      clearTimeout(timer)
      timer = setTimeout(tell, QUIET_MS)
    })
  })
}
