type Chunk = string | Uint8Array

/**
 * Where React writes a document to, and the stream of what it wrote: what React hands over at once is one chunk. Its own streams pass on
 * every four kilobytes by themselves, and each costs a turn of the stream, of the compression and of the socket.
 */
export function documentChunks(onCancel: (reason: unknown) => void) {
  let held: Chunk[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const flush = () => {
    if (held.length === 0) return
    controller?.enqueue(joined(held))
    held = []
  }
  const stream = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened
    },
    cancel: (reason) => {
      controller = undefined
      onCancel(reason)
    },
  })
  const destination = {
    write: (chunk: Chunk) => held.push(chunk) > 0,
    flush,
    end: () => {
      flush()
      controller?.close()
    },
    destroy: (error?: Error) => controller?.error(error),
    // A part that is ready early must not wait for the reader: React holds back only when `write` says so.
    on: () => destination,
  }
  return { destination: destination as unknown as NodeJS.WritableStream, stream }
}

function joined(chunks: readonly Chunk[]): Uint8Array {
  return Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)))
}
