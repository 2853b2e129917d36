import { afterEach, describe, expect, it, vi } from 'vitest'
import { dispatchLive, emitLive, liveState, onLive, setLiveState, watchLiveState } from './live-events.ts'

afterEach(() => setLiveState('opening'))

describe('the live line', () => {
  it('hands an event to whoever listens, until they stop', () => {
    const heard = vi.fn<(payload: unknown) => void>()
    const stop = onLive('typing', heard)
    dispatchLive('typing', { idConversa: 7 })
    dispatchLive('presence', {})
    stop()
    dispatchLive('typing', { idConversa: 8 })
    expect(heard.mock.calls).toEqual([[{ idConversa: 7 }]])
  })

  it('speaks only while it is open', () => {
    const say = vi.fn<(event: string, payload: object) => void>()
    emitLive('typing', { idConversa: 7 })
    setLiveState('open', say)
    emitLive('typing', { idConversa: 7 })
    setLiveState('down')
    emitLive('typing', { idConversa: 7 })
    expect(say.mock.calls).toEqual([['typing', { idConversa: 7 }]])
  })

  it('tells each change once', () => {
    const changed = vi.fn<() => void>()
    const stop = watchLiveState(changed)
    setLiveState('open', () => undefined)
    setLiveState('open', () => undefined)
    setLiveState('down')
    expect([changed.mock.calls.length, liveState()]).toEqual([2, 'down'])
    stop()
    setLiveState('open', () => undefined)
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
