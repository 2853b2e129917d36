import { afterEach, describe, expect, it, vi } from 'vitest'
import { handOn, lineIs, liveState, onLive, sayLive, watchLive } from './live-line.ts'

afterEach(() => lineIs('opening'))

describe('the live line', () => {
  it('hands an event to whoever listens, until they stop', () => {
    const heard = vi.fn<(payload: unknown) => void>()
    const stop = onLive('typing', heard)
    handOn('typing', { idConversa: 7 })
    handOn('presence', {})
    stop()
    handOn('typing', { idConversa: 8 })
    expect(heard.mock.calls).toEqual([[{ idConversa: 7 }]])
  })

  it('speaks only while it is open', () => {
    const say = vi.fn<(event: string, payload: object) => void>()
    sayLive('typing', { idConversa: 7 })
    lineIs('open', say)
    sayLive('typing', { idConversa: 7 })
    lineIs('down')
    sayLive('typing', { idConversa: 7 })
    expect(say.mock.calls).toEqual([['typing', { idConversa: 7 }]])
  })

  it('tells each change once', () => {
    const changed = vi.fn<() => void>()
    const stop = watchLive(changed)
    lineIs('open', () => undefined)
    lineIs('open', () => undefined)
    lineIs('down')
    expect([changed.mock.calls.length, liveState()]).toEqual([2, 'down'])
    stop()
    lineIs('open', () => undefined)
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
