/** Day of the tests: a Wednesday in the middle of a quarter, before the 20th, near no holiday. The demo is seeded for it. */
export const TEST_TODAY = '2026-11-11'

/** Noon of that day in São Paulo. */
export const TEST_NOW = new Date(`${TEST_TODAY}T12:00:00-03:00`)

export type TestClock = {
  now: () => Date
  /** Jumps to an instant. */
  set: (instant: Date) => void
  /** Goes on by so many seconds. */
  advance: (seconds: number) => void
}

/** A clock that stands still until it is told otherwise. */
export function testClock(): TestClock {
  let current = TEST_NOW
  return {
    now: () => current,
    set: (instant) => {
      current = instant
    },
    advance: (seconds) => {
      current = new Date(current.getTime() + seconds * 1000)
    },
  }
}
