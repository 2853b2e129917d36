/** The server's clock at one moment, epoch milliseconds, and what the page had counted by then. */
type Reading = { at: number; counted: number }

/** An answer that took longer may have been on its way for as long. */
const SLOWEST_ANSWER_MS = 20_000
/** Nothing that is shown or waited for takes notice of less. */
const NOTICEABLE_MS = 1000

let reading: Reading | undefined
const listeners = new Set<() => void>()

/**
 * The time at the server, epoch milliseconds. In the browser it is what the server told plus what the page has counted since: the clock of a
 * device may be hours or years wrong, and nothing that the server says is compared with it.
 */
export function now(): number {
  if (typeof document === 'undefined') return Date.now()
  reading ??= readingOfDocument()
  return reading ? reading.at + performance.now() - reading.counted : Date.now()
}

/** The time at the server when it drew this document; on the server, where it is being drawn, now. */
export function renderedAt(): number {
  return globalThis.portalDrawnAt ?? now()
}

/** Takes the time at the server from an answer that has just come. `askedAt`: what the page had counted when it asked. */
export function syncServerTime(at: number, askedAt: number): void {
  if (typeof document === 'undefined') return
  const counted = performance.now()
  if (counted - askedAt > SLOWEST_ANSWER_MS) return
  const before = now()
  reading = { at, counted }
  if (Math.abs(now() - before) >= NOTICEABLE_MS) for (const listener of listeners) listener()
}

/** Tells when the time turned out to be another than the page had counted. @returns how to stop */
export function onTimeCorrected(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The document was drawn a moment before its first byte came; the browser may not know when that was. */
function readingOfDocument(): Reading | undefined {
  const at = globalThis.portalDrawnAt
  if (at === undefined) return undefined
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return { at, counted: came?.responseStart ?? 0 }
}

declare global {
  /** Set by the document itself; see {@link renderedAt}. A page that no server drew has none, as a story. */
  var portalDrawnAt: number | undefined
}
