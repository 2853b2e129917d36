import { sendingBrokenOff, tooManyFilesAtOnce } from '#contract/files.text.ts'
import { Problem, tooManyAttempts } from '../problem.ts'

/**
 * Takes in the files of one sender one after the other, so that nobody has more than one thread of this node at work: forms send several
 * documents at once, and whoever sends the second has done nothing wrong. `leaving` gives a turn up that has not come yet.
 * @throws 429 when too many wait already; the reason of `leaving`
 */
export type UploadTurns = <Result>(
  sender: number | string,
  leaving: AbortSignal,
  take: () => Promise<Result>,
) => Promise<Result>

/** As many files as a conversation sends at once, and some: each is held in memory while it waits. */
const MOST_WAITING = 8

const WAIT_SECONDS = 5

/** Turns of this node. */
export function uploadTurns(): UploadTurns {
  const lines = new Map<number | string, { last: Promise<unknown>; length: number }>()
  return async (sender, leaving, take) => {
    const line = lines.get(sender) ?? { last: Promise.resolve(), length: 0 }
    if (line.length > MOST_WAITING) throw tooManyAttempts(tooManyFilesAtOnce, WAIT_SECONDS)
    lines.set(sender, line)
    line.length += 1
    const turn = line.last.then(() => {
      leaving.throwIfAborted()
      return take()
    })
    line.last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(sender)
    }
  }
}

/** Said to nobody, as a rule: the connection broke off while a file was read. */
export const sendingBroken = () =>
  new Problem({ status: 400, code: 'corpo-malformado', detail: sendingBrokenOff })
