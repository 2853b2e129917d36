import { expect, it } from 'vitest'
import { idOfItem, itemOfId } from './feed-ids.ts'

it('an item of the queue keeps its number on the wire, apart from people’s own notifications', () => {
  const items = [1, 2, 3, 1_000_000].flatMap((id) => [
    { kind: 'request' as const, id },
    { kind: 'message' as const, id },
    { kind: 'stage' as const, id },
  ])
  const numbers = items.map(idOfItem)
  expect(new Set(numbers).size).toBe(items.length)
  expect(numbers.every((number) => number < 0)).toBe(true)
  expect(numbers.map(itemOfId)).toEqual(items)
  expect(itemOfId(12)).toBeNull()
})
