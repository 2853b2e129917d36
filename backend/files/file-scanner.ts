import { connect, type Socket } from 'node:net'

/** Verdict of a virus scanner; `not-scanned`: there is none. */
type ScanResult = 'clean' | 'infected' | 'unavailable' | 'not-scanned'

/** Looks for viruses in a file. Never rejects: a scanner that does not answer, or does not take the file, is `unavailable`. */
export type FileScanner = (content: Buffer) => Promise<ScanResult>

/** The scanner of the setting `CLAMAV_URL` (`tcp://machine:3310`); without it nothing is scanned. `onFailure` is told why one did not answer. */
export function openFileScanner(url: string | undefined, onFailure: (reason: unknown) => void): FileScanner {
  if (url === undefined) return async () => 'not-scanned'
  const { hostname, port } = new URL(url)
  const place = { host: hostname.replaceAll(/^\[|\]$/g, ''), port: Number(port || CLAMD_PORT) }
  return async (content) => {
    try {
      const answer = await askClamd(place, content)
      if (answer.endsWith(' FOUND')) return 'infected'
      if (answer.endsWith(' OK')) return 'clean'
      onFailure(new Error(`clamd answered: ${answer}`))
    } catch (error) {
      onFailure(error)
    }
    return 'unavailable'
  }
}

const CLAMD_PORT = 3310

/** So long clamd may say nothing, milliseconds; it reloads its database now and then. */
const TIMEOUT_MS = 30_000

/** `StreamMaxLength` of clamd concerns the whole; a chunk may have any size. */
const CHUNK_BYTES = 1024 * 1024

/** clamd's command INSTREAM: chunks after their lengths, an empty one at the end, one answer that ends with a zero byte. */
function askClamd(place: { host: string; port: number }, content: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(place)
    let answer = ''
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('clamd says nothing')))
    socket.setEncoding('latin1')
    socket.on('connect', () => sendFile(socket, content))
    socket.on('data', (text: string) => {
      answer += text
    })
    socket.on('end', () => resolve(answer.replaceAll('\0', '').trim()))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('clamd hung up')))
  })
}

function sendFile(socket: Socket, content: Buffer): void {
  socket.write('zINSTREAM\0')
  for (let from = 0; from < content.length; from += CHUNK_BYTES) {
    const chunk = content.subarray(from, from + CHUNK_BYTES)
    socket.write(lengthOf(chunk.length))
    socket.write(chunk)
  }
  socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
