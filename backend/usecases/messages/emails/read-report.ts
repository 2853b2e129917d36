import { Overloaded, threadPool } from '#backend/threads/thread-pool.ts'
import type { DeliveryReport } from './delivery-report.ts'

/**
 * Anybody can write to the address that e-mails come back to: what takes a thread so long, milliseconds, or so much memory, is no report of a
 * mail server, which is read in a few.
 */
const LONGEST_MS = 20_000
const HEAP_MB = 128

/** One after the other; further ones are asked for again by who brings them. */
const threads = threadPool<typeof import('./delivery-report.ts')>(
  new URL('./delivery-report.ts', import.meta.url),
  { threads: 1, waiting: 50, idleMs: 30_000, heapMb: HEAP_MB },
)

/** Reads a message as the report of an e-mail that came back; null for any other. @throws Overloaded */
export async function readReport(content: Uint8Array): Promise<DeliveryReport | null> {
  const signal = AbortSignal.timeout(LONGEST_MS)
  const copy = new Uint8Array(content)
  try {
    return await threads.run('readDeliveryReport', copy, { signal, transferred: [copy.buffer] })
  } catch (error) {
    if (error instanceof Overloaded) throw error
    return null
  }
}
