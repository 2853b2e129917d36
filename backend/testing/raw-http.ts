import { connect } from 'node:net'

export type RawAnswer = { status: number; body: string }

/** Sends bytes as they are and reads one answer; null when the connection was closed without one. */
export function sendRaw(url: string, bytes: Buffer, { hangUp = false } = {}): Promise<RawAnswer | null> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes, () => {
        if (hangUp) socket.destroy()
      })
    })
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      const answer = wholeAnswer(Buffer.concat(chunks).toString('utf8'))
      if (!answer) return
      socket.destroy()
      resolve(answer)
    })
    socket.on('close', () => resolve(null))
    socket.on('error', reject)
  })
}

function wholeAnswer(text: string): RawAnswer | null {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return null
  const [head, body] = [text.slice(0, end), text.slice(end + 4)]
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  if (Buffer.byteLength(body) < length) return null
  return { status: Number(head.split(' ')[1]), body }
}
