import { readBody } from '../content/collection/body'
import type { Body } from '../mdx/body'
import type { PostFile } from './collection'

/** Text of a post. The changes of its release are at `<Changes />`, or at the end. */
export function readPostBody(file: PostFile): Body {
  const body = readBody(file)
  if (body.segments.some((segment) => 'slot' in segment)) return body
  const changes = { slot: 'Changes', props: {}, headingsAbove: file.page.headings.length }
  return { ...body, segments: [...body.segments, changes] }
}
