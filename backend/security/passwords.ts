import { availableParallelism } from 'node:os'
import { threadPool } from '../threads/thread-pool.ts'

/** A hash takes 20 milliseconds: whoever comes after so many would wait for seconds, and has long pressed again. */
const MAX_WAITING = 100

/** One processor is left to who is signed in already: they wait no longer because others come. */
const THREADS = Math.max(1, availableParallelism() - 1)

const threads = threadPool<typeof import('./password-thread.ts')>(
  new URL('./password-thread.ts', import.meta.url),
  { threads: THREADS, waiting: MAX_WAITING, idleMs: 30_000, heapMb: 16 },
)

/** Hashes a password for storage. @throws Overloaded */
export function hashPassword(password: string): Promise<string> {
  return threads.run('hash', password)
}

/** Whether a password is right. With no stored hash it takes as long and answers no. @throws Overloaded */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return threads.run('verify', { stored, password })
}
