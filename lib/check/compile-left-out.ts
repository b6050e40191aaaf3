import type { z } from 'zod'
import type { PageFacts } from '../content/compile-file'
import { filesOfKind, type Kind } from '../content/kinds'
import { soundFields } from '../content/sound-fields'

/** Compiles a file that is in no collection; what components it may use is not known here. */
export type CompileFile = (file: string, schema: z.ZodType) => Promise<PageFacts>

interface LeftOut<T> {
  file: string
  page: PageFacts
  /** What is sound of its front matter. */
  fields: T | undefined
}

/** Files that Contentlayer left out because their front matter is no YAML: their texts are checked like the others. */
export function compileLeftOut<T>(
  dir: string,
  {
    kind,
    collected,
    compile,
  }: { kind: Kind & { schema: z.ZodType<T> }; collected: { _id: string }[]; compile: CompileFile },
): Promise<LeftOut<T>[]> {
  const known = new Set(collected.map(({ _id }) => _id))
  return Promise.all(
    filesOfKind(dir, kind)
      .filter((file) => !known.has(file))
      .map(async (file) => ({
        file,
        page: await compile(file, kind.schema),
        fields: soundFields(dir, file, kind.schema),
      })),
  )
}
