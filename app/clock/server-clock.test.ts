import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atInstant } from './at-instant.ts'
import { onTimeLost } from './lost-time.ts'
import { now, renderedAt, syncServerTime } from './server-clock.ts'
import { today } from './today.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const AT_SERVER = Date.parse('2026-11-21T12:00:00Z')

/** How far the device's clock is from the server's, milliseconds. */
const clocks = [
  ['right', 0],
  ['two minutes ahead', 2 * MINUTE],
  ['an hour behind', -HOUR],
  ['three days ahead', 72 * HOUR],
  ['six years behind', -6 * 365 * 24 * HOUR],
] as const

/** A document that was drawn at {@link AT_SERVER} and has come to a device. */
function open(apart: number): void {
  vi.useFakeTimers({ now: AT_SERVER + apart })
  vi.stubGlobal('document', {})
  vi.stubGlobal('portalDrawnAt', AT_SERVER)
  syncServerTime(AT_SERVER, performance.now())
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe.each(clocks)('a device whose clock is %s:', (_, apart) => {
  beforeEach(() => open(apart))

  it('the page has the time of the server, and goes on', () => {
    expect(now()).toBe(AT_SERVER)
    vi.advanceTimersByTime(5 * MINUTE)
    expect(now()).toBe(AT_SERVER + 5 * MINUTE)
    expect(today()).toBe('2026-11-21')
    expect(renderedAt()).toBe(AT_SERVER)
  })

  it('what comes in an hour comes in an hour', () => {
    const act = vi.fn<() => void>()
    atInstant(AT_SERVER + HOUR, act)
    vi.advanceTimersByTime(HOUR - 1)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledOnce()
  })

  it('what has come already comes at once, and what was called off never', () => {
    const [come, calledOff] = [vi.fn<() => void>(), vi.fn<() => void>()]
    atInstant(AT_SERVER - 1, come)
    atInstant(AT_SERVER + 1, calledOff)()
    vi.advanceTimersByTime(MINUTE)
    expect(come).toHaveBeenCalledOnce()
    expect(calledOff).not.toHaveBeenCalled()
  })

  it('an answer that says another time moves what is waited for', () => {
    const act = vi.fn<() => void>()
    atInstant(AT_SERVER + HOUR, act)
    syncServerTime(AT_SERVER + HOUR - MINUTE, performance.now())
    vi.advanceTimersByTime(MINUTE)
    expect(act).toHaveBeenCalledOnce()
  })

  it('waits longer than a timer of a browser can', () => {
    const act = vi.fn<() => void>()
    atInstant(AT_SERVER + 40 * 24 * HOUR, act)
    vi.advanceTimersByTime(40 * 24 * HOUR - 1)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledOnce()
  })
})

it('an answer that was long on its way says nothing about the time', () => {
  open(0)
  const askedAt = performance.now()
  vi.advanceTimersByTime(30_000)
  syncServerTime(AT_SERVER - HOUR, askedAt)
  expect(now()).toBe(AT_SERVER + 30_000)
})

describe('a page that may have lost the time', () => {
  let change: () => void = () => undefined
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: unknown) => {
      change = listener as () => void
    },
    removeEventListener: () => {
      change = () => undefined
    },
  }
  const show = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState
    change()
  }
  const watch = () => {
    const tell = vi.fn<() => void>()
    return { tell, stop: onTimeLost(tell, page) }
  }
  beforeEach(() => {
    open(-HOUR)
    page.visibilityState = 'visible'
  })

  it('asks when it comes back into sight, but not after a glance elsewhere', () => {
    const { tell } = watch()
    show('hidden')
    vi.advanceTimersByTime(5000)
    show('visible')
    expect(tell).not.toHaveBeenCalled()
    show('hidden')
    vi.advanceTimersByTime(MINUTE)
    show('visible')
    expect(tell).toHaveBeenCalledOnce()
  })

  it('asks when the device slept under it, while which the page did not count', () => {
    const { tell, stop } = watch()
    vi.advanceTimersByTime(10 * MINUTE)
    expect(tell).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 2 * HOUR)
    vi.advanceTimersByTime(30_000)
    expect(tell).toHaveBeenCalledOnce()
    stop()
    vi.setSystemTime(Date.now() + 2 * HOUR)
    vi.advanceTimersByTime(MINUTE)
    expect(tell).toHaveBeenCalledOnce()
  })

  it('asks nothing while nobody sees it', () => {
    const { tell } = watch()
    show('hidden')
    vi.setSystemTime(Date.now() + 2 * HOUR)
    vi.advanceTimersByTime(HOUR)
    expect(tell).not.toHaveBeenCalled()
    show('visible')
    expect(tell).toHaveBeenCalledOnce()
  })
})
