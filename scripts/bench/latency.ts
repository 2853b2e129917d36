import { setTimeout as wait } from 'node:timers/promises'
import { Refused } from './api-client.ts'
import { percentile } from './figures.ts'

/** Latency of one kind of query, milliseconds. */
export type Latency = { p50: number; p99: number }

const WARM_UP = 3
const FEWEST = 5
const MOST = 100

/** Longest time of one row, milliseconds: what is slow is asked less often. */
const ROW_MS = 2500

/** Asks one question after another, the first few unmeasured. @throws whatever the question throws */
export async function latency(ask: () => Promise<unknown>): Promise<Latency> {
  for (let asked = 0; asked < WARM_UP; asked += 1) await ask()
  const took: number[] = []
  const until = performance.now() + ROW_MS
  while (took.length < FEWEST || (took.length < MOST && performance.now() < until)) {
    took.push(await timed(ask))
  }
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) }
}

const AT_ONCE = 8
const LOAD_MS = 1000

/** Answers a second while eight ask at once. */
export async function throughput(ask: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  let answers = 0
  const asking = async () => {
    while (performance.now() < begun + LOAD_MS) {
      await ask()
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, asking))
  return (answers * 1000) / (performance.now() - begun)
}

/** Between two questions of who asks beside others, milliseconds. */
const BESIDE_PAUSE_MS = 5

/** How long each answer took that somebody got beside something else, milliseconds, and how often they were refused. */
export type Waited = { took: number[]; refused: number }

/** Somebody who goes on asking until they are stopped. */
export function asking(ask: () => Promise<unknown>): { stop: () => Promise<Waited> } {
  const over = new AbortController()
  const waited: Waited = { took: [], refused: 0 }
  const loop = (async () => {
    while (!over.signal.aborted) {
      try {
        waited.took.push(await timed(ask))
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        waited.refused += 1
      }
      await wait(BESIDE_PAUSE_MS)
    }
  })()
  // Told to who stops it; until then it is nobody's.
  loop.catch(() => undefined)
  const stop = async () => {
    over.abort()
    await loop
    return waited
  }
  return { stop }
}

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await ask()
  return performance.now() - begun
}
