/** Loads the files of the embedded index, each once, whoever asks for it. */

/** A file could not be had, so nothing can be found; what could not be loaded is asked for again at the next question. */
export class SearchError extends Error {
  /** `missing`: the server has no such file, since the site was published anew; the index then starts over. */
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

/** A file is 20 KB at most; a connection on which one takes longer has gone. */
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

/** A host may have unpacked a file on its way, so its first bytes are asked, not its name. */
async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Files, unpacked and read: each is kept, and two who ask for one at the same time share the request. */
export class Pieces {
  private readonly kept = new Map<string, Promise<unknown>>()
  private readonly done = new Set<string>()

  constructor(private readonly load: LoadFile) {}

  /** @throws SearchError when the file cannot be had or read */
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
    piece.then(
      () => this.done.add(file),
      () => this.kept.delete(file),
    )
    return piece
  }

  /** Whether a file is here already. */
  has(file: string): boolean {
    return this.done.has(file)
  }
}

export const readJson = <T>(bytes: Uint8Array): T => JSON.parse(new TextDecoder().decode(bytes)) as T
