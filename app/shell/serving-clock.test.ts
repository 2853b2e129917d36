import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchServing } from './serving-clock.ts'

const MINUTE = 60_000

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

function watch(until: string) {
  const told: string[] = []
  const stop = watchServing(until, { onEnding: () => told.push('ending'), onEnd: () => told.push('over') })
  return { told, stop }
}

describe('Marta, who serves Ana until half past twelve,', () => {
  const until = '2026-11-21T12:30:00Z'

  it('is warned five minutes before, and told when it is over', () => {
    const { told } = watch(until)
    vi.advanceTimersByTime(25 * MINUTE - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['ending'])
    vi.advanceTimersByTime(5 * MINUTE)
    expect(told).toEqual(['ending', 'over'])
  })

  it('hears nothing any more of a serving that she ended herself', () => {
    const { told, stop } = watch(until)
    stop()
    vi.advanceTimersByTime(60 * MINUTE)
    expect(told).toEqual([])
  })

  it('hears at once what came while her browser slept', () => {
    vi.setSystemTime(new Date('2026-11-21T12:45:00Z'))
    const { told } = watch(until)
    vi.advanceTimersByTime(0)
    expect(told).toEqual(['ending', 'over'])
  })
})
