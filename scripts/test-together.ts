import path from 'node:path'
import { suite } from 'node:test'

/** Runs test files in one process, each as a suite: a process per file spends a second on loading the same packages. */
for (const file of process.argv.slice(2))
  await suite(file, async () => {
    await import(path.resolve(file))
  })
