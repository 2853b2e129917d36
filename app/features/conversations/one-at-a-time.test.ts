import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

function slowly() {
  const started: string[] = []
  const ends: (() => void)[] = []
  const ask = oneAtATime<string>(async (key) => {
    started.push(key)
    await new Promise<void>((end) => ends.push(end))
  })
  const endOne = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { started, ask, endOne }
}

it('runs once more for all that asked meanwhile, since what was under way may be older', async () => {
  const { started, ask, endOne } = slowly()
  const first = ask('a')
  await Promise.all([ask('a'), ask('a')])
  expect(started).toEqual(['a'])
  await endOne()
  expect(started).toEqual(['a', 'a'])
  await endOne()
  await first
  expect(started).toEqual(['a', 'a'])
})

it('runs for another key beside it, and again later', async () => {
  const { started, ask, endOne } = slowly()
  const both = Promise.all([ask('a'), ask('b')])
  expect(started).toEqual(['a', 'b'])
  await endOne()
  await endOne()
  await both
  void ask('a')
  expect(started).toEqual(['a', 'b', 'a'])
  await endOne()
})

it('runs again after it failed', async () => {
  let count = 0
  const ask = oneAtATime<string>(() => {
    count += 1
    return count === 1 ? Promise.reject(new Error('lost')) : Promise.resolve()
  })
  await expect(ask('a')).rejects.toThrow('lost')
  await ask('a')
  expect(count).toBe(2)
})
