import { describe, expect, it } from 'vitest'
import { documentChunks } from './document-chunks.ts'

function begun() {
  const left: unknown[] = []
  const { destination, stream } = documentChunks((reason) => left.push(reason))
  return {
    left,
    stream,
    destination: destination as NodeJS.WritableStream & {
      flush: () => void
      destroy: (error: Error) => void
    },
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const texts: string[] = []
  for await (const chunk of stream) texts.push(Buffer.from(chunk).toString())
  return texts
}

describe('what is written of a document', () => {
  it('is one chunk for all that was handed over at once', async () => {
    const { destination, stream } = begun()
    destination.write('<p>Olá, ')
    destination.write(Buffer.from('Helena'))
    destination.flush()
    destination.write('</p>')
    destination.end()
    expect(await readAll(stream)).toEqual(['<p>Olá, Helena', '</p>'])
  })

  it('is no chunk when there is nothing new', async () => {
    const { destination, stream } = begun()
    destination.flush()
    destination.write('a')
    destination.flush()
    destination.flush()
    destination.end()
    expect(await readAll(stream)).toEqual(['a'])
  })

  it('ends in the error that its drawing ended in', async () => {
    const { destination, stream } = begun()
    destination.destroy(new Error('drawing broke'))
    await expect(readAll(stream)).rejects.toThrow('drawing broke')
  })

  it('goes nowhere once the reader has left, and the drawing is told', async () => {
    const { destination, stream, left } = begun()
    await stream.cancel('gone')
    expect(left).toEqual(['gone'])
    destination.write('late')
    expect(() => destination.flush()).not.toThrow()
    expect(() => destination.end()).not.toThrow()
  })
})
