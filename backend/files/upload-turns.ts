import { sendingBrokenOff, tooManyFilesAtOnce } from '#contract/documents/files.text.ts'
import { Problem, tooManyAttempts } from '../problem.ts'
import type { SentContent } from './accepted-file.ts'

/**
 * Takes in the files of one sender one after the other, so that nobody has more than one thread of this node at work: forms send several
 * documents at once, and whoever sends the second has done nothing wrong. A turn that has not come yet is given up when its sender leaves.
 * @throws 429 when too much waits already; the reason of `leaving`
 */
export type UploadTurns = <Result>(
  sender: number | string,
  sent: SentContent,
  take: () => Promise<Result>,
) => Promise<Result>

/** Bytes of a sender that are held in memory: eight of the largest documents, four of the largest sheets. */
const MAX_BYTES = 80 * 1024 * 1024

const WAIT_SECONDS = 5

/** Turns of this node. */
export function uploadTurns(): UploadTurns {
  const lines = new Map<number | string, { last: Promise<unknown>; files: number; bytes: number }>()
  return async (sender, { content, leaving }, take) => {
    const line = lines.get(sender) ?? { last: Promise.resolve(), files: 0, bytes: 0 }
    if (line.bytes + content.length > MAX_BYTES) throw tooManyAttempts(tooManyFilesAtOnce, WAIT_SECONDS)
    lines.set(sender, line)
    line.files += 1
    line.bytes += content.length
    const turn = line.last.then(() => {
      leaving.throwIfAborted()
      return take()
    })
    line.last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      line.files -= 1
      line.bytes -= content.length
      if (line.files === 0) lines.delete(sender)
    }
  }
}

/** Said to nobody, as a rule: the connection broke off while a file was read. */
export const sendingBroken = () =>
  new Problem({ status: 400, code: 'corpo-malformado', detail: sendingBrokenOff })
