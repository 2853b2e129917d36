import { describe, expect, it, vi } from 'vitest'
import { lazy, whenIdle, whenTouched } from './lazy.ts'

const Component = () => null

describe('a late component', () => {
  it('is fetched once for everyone who asks', async () => {
    const fetchComponent = vi.fn<() => Promise<typeof Component>>(async () => Component)
    const { load } = lazy(fetchComponent)
    await Promise.all([load(), load()])
    await load()
    expect(fetchComponent).toHaveBeenCalledTimes(1)
  })

  it('can be asked for again after it could not be had', async () => {
    const fetchComponent = vi
      .fn<() => Promise<typeof Component>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(Component)
    const { load } = lazy(fetchComponent)
    await expect(load()).rejects.toThrow('Failed to fetch')
    await expect(load()).resolves.toBeUndefined()
  })
})

describe('an idle moment', () => {
  it('comes after a pause where the browser knows none, and can be called off', () => {
    vi.useFakeTimers()
    const run = vi.fn<() => void>()
    whenIdle(run)
    whenIdle(run)()
    vi.runAllTimers()
    expect(run).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
})

describe('the first touch', () => {
  it.each(['pointerup', 'keyup'])('is %s, once, and can be called off', (name) => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    const run = vi.fn<() => void>()
    whenTouched(run)
    const calledOff = vi.fn<() => void>()
    whenTouched(calledOff)()
    expect(run).not.toHaveBeenCalled()
    page.dispatchEvent(new Event(name))
    page.dispatchEvent(new Event(name))
    expect(run).toHaveBeenCalledTimes(1)
    expect(calledOff).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})
