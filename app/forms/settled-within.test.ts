import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settledWithin } from './draft-writes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new Promise<never>(() => undefined)

it('ends once all have, whether they were kept or refused, and leaves no timer', async () => {
  await settledWithin(1000, [Promise.resolve(), Promise.reject(new Error('refused'))])
  expect(vi.getTimerCount()).toBe(0)
})

it('goes on without what does not answer', async () => {
  let isOver = false
  const waiting = settledWithin(1000, [Promise.resolve(), never]).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(isOver).toBe(true)
})
