import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'

/** Answers what it was given, after a while. */
export async function echo({ after, text }: { after: number; text: string }): Promise<string> {
  await wait(after)
  return text
}

/** Keeps the processor for a while. @returns the thread it did it in */
export function toil(ms: number): number {
  const until = performance.now() + ms
  while (performance.now() < until);
  return threadId
}

/** Asks for more memory than any thread has. */
export function devour(): number {
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 1_000_000 }, (_, index) => index))
}

export function fail(sentence: string): never {
  throw new RangeError(sentence)
}
