/** Writes of drafts that this document began and that were not answered yet. */
const underWay = new Set<Promise<unknown>>()
let begun = 0

/** Milliseconds that a page waits for a draft which is being written, before it opens without. */
const TIMEOUT = 5000

/** Makes a write of a draft known to {@link readAfterWrites}. */
export function notedWrite<Answer>(writing: Promise<Answer>): Promise<Answer> {
  begun += 1
  underWay.add(writing)
  const forget = () => underWay.delete(writing)
  writing.then(forget, forget)
  return writing
}

/**
 * Reads what a page shows of a draft, so that the answer has all that this document wrote: it waits for writes that are on their way,
 * but a line that does not answer holds no page up for long, and reads again where one began meanwhile.
 */
export async function readAfterWrites<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + TIMEOUT
  while (underWay.size > 0 && performance.now() < until)
    await settledWithin(until - performance.now(), underWay)
  const before = begun
  const answer = await read()
  return begun === before ? answer : readAfterWrites(read)
}

/** Waits until all have settled, however they end, but no longer than so many milliseconds. */
export async function settledWithin(
  milliseconds: number,
  promises: Iterable<Promise<unknown>>,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([Promise.allSettled(promises), patience])
  clearTimeout(timer)
}
