import { availableParallelism } from 'node:os'
import { threadPool } from '../threads/thread-pool.ts'

/** A document takes a quarter of a second: who comes after so many would wait for half a minute. */
const MAX_WAITING = 100

/** Threads that draw documents and sheets: one processor is left to those who wait for an answer. */
export const documentThreads = threadPool<typeof import('./document-thread.ts')>(
  new URL('./document-thread.ts', import.meta.url),
  {
    threads: Math.max(1, availableParallelism() - 1),
    waiting: MAX_WAITING,
    idleMs: 60_000,
    heapMb: 128,
  },
)
