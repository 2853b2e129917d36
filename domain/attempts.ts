/** So many within so many seconds, no more. */
export interface Limit {
  most: number
  seconds: number
}

/** Seconds until there is room for another; 0: now. `times` in any order: of the last `most` that count, the oldest says it. */
export function secondsUntilRoom(times: readonly Date[], { most, seconds }: Limit, now: Date): number {
  const counted = times
    .map((time) => time.getTime())
    .filter((time) => time > now.getTime() - seconds * 1000)
    .toSorted((one, other) => other - one)
  const oldest = counted[most - 1]
  return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest - now.getTime()) / 1000 + seconds))
}
