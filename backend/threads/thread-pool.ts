import type { Transferable } from 'node:worker_threads'
import { Piscina } from 'piscina'

/** So many wait for a thread already that nobody else may: a moment later there will be room. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** A task needed more memory than its thread may have; the thread is gone with it. */
export class OutOfMemory extends Error {
  constructor(cause: unknown) {
    super('a thread reached its limit of memory', { cause })
  }
}

/** The thread was ended for it, or the engine refused a text or a list longer than any may be. */
function isOutOfMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return true
  return error instanceof RangeError && /^Invalid (string|array) length|allocation failed/.test(error.message)
}

/** Exports of a module that runs in a thread: functions of one input that can be cloned, as their answers can. */
type Tasks = Readonly<Record<string, (input: never) => unknown>>

type InputOf<Task> = Task extends (input: infer Input) => unknown ? Input : never
type AnswerOf<Task> = Task extends (input: never) => infer Answer ? Awaited<Answer> : never

export type ThreadPoolOptions = {
  /** Most threads at once; without work there are none after a while. */
  threads: number
  /** Most tasks that wait for a thread. */
  waiting: number
  /** How long a thread without work is kept, milliseconds: to start one takes from 30 to 500, by what it has to load. */
  idleMs: number
  /** Most memory of a thread's objects, megabytes: who needs more fails, and takes nobody along. */
  heapMb: number
}

export type ThreadPool<Module extends Tasks> = {
  /**
   * Runs a function of the module in a thread. `signal` ends the thread with whatever it is doing; `transferred`: parts of the input that
   * are handed over instead of copied.
   * @throws what the function throws; Overloaded; OutOfMemory
   */
  run: <Name extends keyof Module & string>(
    name: Name,
    input: InputOf<Module[Name]>,
    options?: { signal?: AbortSignal; transferred?: readonly Transferable[] },
  ) => Promise<AnswerOf<Module[Name]>>
}

/**
 * Megabytes of a thread's newest objects, a part of its heap. Left to itself a thread takes 200 before it first looks what it needs no
 * more, most of it for loading its modules.
 */
const NEWEST_MB = 4

/** Where the system schedules a thread: behind the loop that answers. Elsewhere than on Linux it would hold for the whole process. */
const NICENESS = process.platform === 'linux' ? 10 : 0

/**
 * Threads for what takes the processor long, so that the process goes on answering: made when they are needed, let go of when they are
 * not, and served in the order in which they were asked. They run after everything else where the system knows priorities of threads
 * (Linux).
 */
export function threadPool<Module extends Tasks>(
  file: URL,
  { threads, waiting, idleMs, heapMb }: ThreadPoolOptions,
): ThreadPool<Module> {
  let pool: Piscina | undefined
  const open = () =>
    new Piscina({
      filename: file.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      niceIncrement: NICENESS,
      // Without it whoever finds no thread free goes back to the end of the queue.
      stricterFIFO: true,
      // A thread that waits for its next task without turning its own loop could not keep a connection meanwhile.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: NEWEST_MB },
    })
  return {
    run: async (name, input, { signal, transferred } = {}) => {
      pool ??= open()
      if (pool.queueSize >= waiting) throw new Overloaded('too many wait for a thread')
      try {
        return await pool.run(input, { name, signal, transferList: transferred && [...transferred] })
      } catch (error) {
        throw isOutOfMemory(error) ? new OutOfMemory(error) : error
      }
    },
  }
}
