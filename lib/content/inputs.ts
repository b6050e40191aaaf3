import path from 'node:path'
import type { PageContext } from '../mdx/kit'
import { decodePath } from '../routes'

/**
 * Records the files of the content folder, relative to it, that a page is compiled from beside its own: pictures (those
 * that are missing too), the glossary, site.yaml. The development server compiles the page again when one of them changes.
 */
export function recordInputs(context: PageContext): { context: PageContext; inputs: Set<string> } {
  const inputs = new Set<string>()
  const beside = (src: string) => inputs.add(path.posix.join(path.posix.dirname(context.file), decodePath(src)))
  const site = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(context.site).map(([name, value]) => {
        const get = () => {
          inputs.add('site.yaml')
          return value
        }
        return [name, { enumerable: true, get }]
      }),
    ),
  )
  return {
    inputs,
    context: {
      ...context,
      site,
      term: (id) => {
        inputs.add('glossary.yaml')
        return context.term(id)
      },
      asset: (src) => {
        beside(src)
        return context.asset(src)
      },
      image: (src) => {
        beside(src).add('site.yaml') // widths and quality
        return context.image(src)
      },
    },
  }
}
