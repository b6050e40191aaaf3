'use client'
import { type ComponentType, type JSX, lazy } from 'react'

/**
 * Stands in for `next/dynamic` in the browser (next.config.mjs), a quarter of its size. On the server it is Next's, which
 * preloads the chunk, and from that preload `page-scripts.ts` knows it.
 */
export default function dynamic<Props extends JSX.IntrinsicAttributes>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  // A function: what a page names as a client component may not be lazy itself.
  return (props: Props) => <Part {...(props as Parameters<typeof Part>[0])} />
}
