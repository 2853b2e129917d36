import { describe, expect, it } from 'vitest'
import { failuresInARow, restartPause } from './restart-pause.ts'

/** The pauses of a process that stood for so many seconds each time. */
function pausesAfter(...stood: number[]): number[] {
  let failures = 0
  return stood.map((seconds) => {
    failures = failuresInARow(failures, seconds)
    return restartPause(failures)
  })
}

describe('a process that ends again and again', () => {
  it('is started after a pause that grows to half a minute, and never given up', () => {
    expect(pausesAfter(0, 0, 0, 0, 0, 0, 0)).toEqual([1, 2, 4, 8, 16, 30, 30])
    expect(restartPause(10_000)).toBe(30)
  })

  it('begins with a second again once it stood for a minute', () => {
    expect(pausesAfter(3600, 5, 59, 60, 0)).toEqual([1, 2, 4, 1, 2])
  })
})
