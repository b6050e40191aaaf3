import path from 'node:path'
import { lookUp } from '../core/look-up'

const TYPES: Record<string, string> = {
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.mjs': 'text/javascript',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
}

/** Answers with a file of this name, as a host of the published site would; 404 without content. For the development server. */
export function answer(name: string, content: string | Uint8Array | undefined): Response {
  if (content === undefined) return new Response('', { status: 404 })
  const type = lookUp(TYPES, path.extname(name)) ?? 'application/octet-stream'
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: { 'content-type': type },
  })
}
