import type { KitPart } from '@/lib/mdx/kit'

/** The pages of a category (components/docs/doc-text.tsx). */
export const categoryPages: KitPart = { attributes: { of: { type: 'string', required: true } }, slot: 'docs' }

/** The list of all processors or services with its filter (components/docs/doc-text.tsx). */
export const etlCatalogue: KitPart = {
  attributes: { of: { type: 'string', required: true, oneOf: ['processors', 'services'] } },
  slot: 'docs',
}

/** The terms of glossary.yaml (components/docs/doc-text.tsx). */
export const glossary: KitPart = { slot: 'docs' }

/** Where the changes of a release stand among the text of its post; without it they stand at the end. */
export const changes: KitPart = { slot: 'blog' }
