import { on } from 'node:events'
import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { TableRefusal } from '#domain/imports/table-refusal.ts'
import type { Outcome } from '#domain/outcome.ts'
import { refuse, type TableRow } from '../documents/read-table/table-row.ts'
import { OutOfMemory, Overloaded, threadPool } from '../threads/thread-pool.ts'
import type * as readers from './reading-thread.ts'
import type { RowsAnswer } from './reading-thread.ts'

/** A file took more time or memory to read than any that people work with. */
export class ReadingCutOff extends Error {}

type Readers = typeof readers
type InputOf<Name extends keyof Readers> = Omit<Parameters<Readers[Name]>[0], 'content'>
type AnswerOf<Name extends keyof Readers> = Awaited<ReturnType<Readers[Name]>>

/** A file is read in tenths of a second: who comes after so many would wait for a minute where each is as bad as may be. */
const MAX_WAITING = 50

/**
 * Megabytes of objects. No reader needs half of it: an engine that runs out within one step of its own, such as replacing in a text, ends
 * the whole process, so that this is only for what grows little by little.
 */
const HEAP_MB = 256

/**
 * Seconds after which a thread is ended that says nothing. Readers stop by themselves long before, by the time that they had of the
 * processor; on a busy machine that takes longer.
 */
const LONGEST_SECONDS = 60

const poolOf = (threads: number) =>
  threadPool<Readers>(new URL('./reading-thread.ts', import.meta.url), {
    threads,
    waiting: MAX_WAITING,
    idleMs: 60_000,
    heapMb: HEAP_MB,
  })

/** Two at least, so that one file that takes long is not what everybody waits for. */
const THREADS = Math.max(2, availableParallelism() - 1)
const sent = poolOf(THREADS)

/** Whoever waits for a thread has its time before it still. */
const inTurn = pLimit(THREADS)

/** Jobs read a file for as long as its rows take to be judged: nobody who sends one waits for that. */
const kept = poolOf(2)

/**
 * Reads a file that somebody sent, in a thread. `leaving` ends it, as when the sender is gone.
 * @throws ReadingCutOff; Overloaded; the reason of `leaving`
 */
export async function readSent<Name extends Exclude<keyof Readers, 'rows'>>(
  name: Name,
  content: Buffer,
  { leaving, ...input }: InputOf<Name> & { leaving: AbortSignal },
): Promise<AnswerOf<Name>> {
  if (inTurn.pendingCount >= MAX_WAITING) throw new Overloaded('too many files wait to be read')
  return inTurn(() => {
    leaving.throwIfAborted()
    const copy = new Uint8Array(content)
    return withinLimits(leaving, (signal) =>
      sent.run(name, { ...input, content: copy } as never, { signal, transferred: [copy.buffer] }),
    ) as Promise<AnswerOf<Name>>
  })
}

/** Time of the processor for the rows of a file that a job reads: whoever sent it had less. */
const KEPT_MS = 120_000

/**
 * Reads the rows of a sheet, from 0, of a file that is kept already, in a thread, no faster than they are used.
 * @throws UnreadableTable; ReadingCutOff; Overloaded; the reason of `stopping`
 */
export async function* readKeptRows(
  content: Buffer,
  { sheet, stopping }: { sheet: number; stopping: AbortSignal },
): AsyncGenerator<TableRow> {
  stopping.throwIfAborted()
  const { port1: own, port2: port } = new MessageChannel()
  const over = new AbortController()
  const copy = new Uint8Array(content)
  const input = { content: copy, sheet, withinMs: KEPT_MS, port }
  const reading = kept.run('rows', input, { signal: over.signal, transferred: [copy.buffer, port] })
  const answers = on(own, 'message', { signal: AbortSignal.any([over.signal, stopping]) })
  // A thread that ends before its last answer answers nothing any more.
  reading.catch((error: unknown) => over.abort(error))
  try {
    // One batch is read while another is judged.
    own.postMessage('more', [])
    for await (const [answer] of answers as AsyncIterable<[RowsAnswer]>) {
      if ('outcome' in answer) {
        // Until it is through with this one: a thread that is ended with its task has to be started again for the next.
        await reading
        return refuseFailed(answer.outcome)
      }
      own.postMessage('more', [])
      yield* answer.batch
    }
  } catch (error) {
    stopping.throwIfAborted()
    throw cutOffOr(over.signal.aborted ? over.signal.reason : error)
  } finally {
    over.abort()
    own.close()
  }
}

function refuseFailed(outcome: Outcome<null, TableRefusal>): void {
  const [refusal] = outcome.ok ? [] : outcome.problems
  if (refusal) refuse(refusal)
}

async function withinLimits<Answer>(
  leaving: AbortSignal,
  read: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const late = AbortSignal.timeout(LONGEST_SECONDS * 1000)
  try {
    return await read(AbortSignal.any([leaving, late]))
  } catch (error) {
    leaving.throwIfAborted()
    throw late.aborted ? new ReadingCutOff('a file took too long', { cause: error }) : cutOffOr(error)
  }
}

function cutOffOr(error: unknown): unknown {
  return error instanceof OutOfMemory
    ? new ReadingCutOff('a file took too much memory', { cause: error })
    : error
}
