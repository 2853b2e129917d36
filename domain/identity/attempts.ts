/** So many within so many seconds, no more; or, with `thenEvery`, so many, and from there on one in so many seconds. */
export interface Limit {
  most: number
  seconds: number
  thenEvery?: number
}

/**
 * Seconds until there is room for another; 0: now. `times` in any order: of the last `most` that count, the oldest says it, and the newest
 * where another is let in earlier.
 */
export function secondsUntilRoom(
  times: readonly Date[],
  { most, seconds, thenEvery = seconds }: Limit,
  now: Date,
): number {
  const counted = times
    .map((time) => time.getTime())
    .filter((time) => time > now.getTime() - seconds * 1000)
    .toSorted((one, other) => other - one)
  const [newest, oldest] = [counted[0], counted[most - 1]]
  if (newest === undefined || oldest === undefined) return 0
  const free = Math.min(oldest + seconds * 1000, newest + thenEvery * 1000)
  return Math.max(0, Math.ceil((free - now.getTime()) / 1000))
}
