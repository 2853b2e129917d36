import { expect, it } from 'vitest'
import { unreadCount, unreadMessageCount } from './unread.ts'

it('counts what waits to be read, and messages among it', () => {
  const all = [1, 2, 1].map((tipo, id) => ({ id, tipo }))
  expect([unreadCount(all), unreadMessageCount(all)]).toEqual([3, 2])
  expect([unreadCount([]), unreadMessageCount(undefined)]).toEqual([0, 0])
})
