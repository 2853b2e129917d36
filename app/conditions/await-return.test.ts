import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { awaitReturn } from './await-return.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  // Long enough for every return to have held.
  vi.advanceTimersByTime(3_600_000)
  vi.useRealTimers()
})

/** A page that somebody looks at. */
function seen(): EventTarget & { visibilityState: DocumentVisibilityState } {
  return Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
}

/** A page that is looked at or not, and a system that is away until it is told to be back. */
function away() {
  const page = seen()
  const system = { isBack: vi.fn<() => Promise<boolean>>(async () => false), onReturn: vi.fn<() => void>() }
  const look = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { ...system, look, stop: awaitReturn({ ...system, page }) }
}

describe('a page that waits for the system', () => {
  it('comes back by itself within five seconds, once', async () => {
    const { isBack, onReturn } = away()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isBack.mock.calls.length).toBeGreaterThanOrEqual(20)
    expect(onReturn).not.toHaveBeenCalled()
    isBack.mockResolvedValue(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(onReturn).toHaveBeenCalledOnce()
    const asked = isBack.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isBack).toHaveBeenCalledTimes(asked)
  })

  it('goes on asking when its own line is broken', async () => {
    const { isBack, onReturn } = away()
    isBack.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(onReturn).toHaveBeenCalledOnce()
  })

  it('asks one question at a time, also when it is looked at again meanwhile', async () => {
    const { isBack, look } = away()
    isBack.mockReturnValue(new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(5000)
    look('hidden')
    look('visible')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isBack).toHaveBeenCalledOnce()
  })

  it('asks nothing while nobody looks at it, and soon after somebody does', async () => {
    const { isBack, look, onReturn } = away()
    look('hidden')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(isBack).not.toHaveBeenCalled()
    isBack.mockResolvedValue(true)
    look('visible')
    await vi.advanceTimersByTimeAsync(1000)
    expect(onReturn).toHaveBeenCalledOnce()
  })

  it('asks nothing more once it is left', async () => {
    const { isBack, stop } = away()
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isBack).not.toHaveBeenCalled()
  })

  it('is shown anew ever more seldom when that leads to nothing', async () => {
    const returns: number[] = []
    const show = () => {
      awaitReturn({
        isBack: async () => true,
        onReturn: () => {
          returns.push(Date.now())
          show()
        },
        page: seen(),
      })
    }
    show()
    await vi.advanceTimersByTimeAsync(180_000)
    expect(returns.length).toBeLessThan(12)
  })
})
