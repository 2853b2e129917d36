import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The file that scanners agree to find, spelled in two parts so that none of them finds it here. */
export const EICAR = Buffer.from(
  `${String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`,
  'latin1',
)

export type TestClamd = { url: string; scanned: () => number; close: () => Promise<void> }

/** A virus scanner that speaks clamd's INSTREAM and finds {@link EICAR}, wherever in a file it is. Refuses more than `maxBytes`. */
export async function startTestClamd({ maxBytes = 25 * 1024 * 1024 } = {}): Promise<TestClamd> {
  let scanned = 0
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      received = Buffer.concat([received, data])
      const content = streamOf(received)
      if (content === null) return
      scanned += 1
      say(socket, verdictOf(content, maxBytes))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned: () => scanned,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function verdictOf(content: Buffer, maxBytes: number): string {
  if (content.length > maxBytes) return 'INSTREAM size limit exceeded. ERROR'
  return content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
}

const say = (socket: Socket, verdict: string) => socket.end(`${verdict}\0`)

/** The chunks after the command, put together; null until the empty one came. */
function streamOf(received: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0')
  if (!received.subarray(0, command.length).equals(command)) return null
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
