import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenQuiet } from './when-quiet.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('runs one thing at a time, in idle moments after the page has loaded', () => {
  vi.stubGlobal('document', { readyState: 'loading' })
  const ran: string[] = []
  whenQuiet(() => ran.push('first'))
  const callOff = whenQuiet(() => ran.push('called off'))
  whenQuiet(() => ran.push('last'))
  vi.runAllTimers()
  expect(ran).toEqual([])
  callOff()
  page.dispatchEvent(new Event('load'))
  vi.advanceTimersToNextTimer()
  expect(ran).toEqual(['first'])
  vi.advanceTimersToNextTimer()
  expect(ran).toEqual(['first', 'last'])
})

it('runs in the next idle moment what comes to a page that has loaded', () => {
  vi.stubGlobal('document', { readyState: 'complete' })
  const run = vi.fn<() => void>()
  whenQuiet(run)
  expect(run).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})
