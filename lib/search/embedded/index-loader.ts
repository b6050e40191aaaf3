/** Loads the files of the embedded index, each once. */

/** A file cannot be loaded, so nothing can be found. The next query retries it. */
export class SearchError extends Error {
  /** `missing`: the server has no such file, because the site was published again. The index then reloads its root. */
  constructor(
    readonly reason: 'network' | 'missing' | 'damaged',
    readonly file: string,
    options?: ErrorOptions,
  ) {
    super(`the search index lacks ${file}: ${reason}`, options)
    this.name = 'SearchError'
  }
}

/** Gives the bytes of a file as they lie on the server. @throws SearchError */
export type LoadFile = (file: string) => Promise<Uint8Array>

/** A file has 20 KB at most; a connection that needs longer is broken. */
const PATIENCE_MS = 10_000

/** Files below an address that ends in a slash. */
export const httpFiles =
  (base: string): LoadFile =>
  async (file) => {
    const response = await fetch(base + file, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((cause: unknown) => {
      throw new SearchError('network', file, { cause })
    })
    if (!response.ok) throw new SearchError(response.status === 404 ? 'missing' : 'network', file)
    return response.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      (cause: unknown) => {
        throw new SearchError('network', file, { cause })
      },
    )
  }

/** A host may have decompressed a file, so its first bytes decide, not its name. */
async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** A cache of files, decompressed and parsed. Concurrent requests for a file share one download. */
export class Pieces {
  private readonly kept = new Map<string, Promise<unknown>>()

  constructor(private readonly load: LoadFile) {}

  /** @throws SearchError when the file cannot be loaded or read */
  get<T>(file: string, read: (bytes: Uint8Array) => T): Promise<T> {
    const found = this.kept.get(file)
    if (found) return found as Promise<T> // a file is always read in one way
    const piece = this.load(file).then(async (bytes) => {
      try {
        return read(await unpack(bytes))
      } catch (cause) {
        throw new SearchError('damaged', file, { cause })
      }
    })
    this.kept.set(file, piece)
    piece.catch(() => this.kept.delete(file))
    return piece
  }
}

export const readJson = <T>(bytes: Uint8Array): T => JSON.parse(new TextDecoder().decode(bytes)) as T
