import { describe, expect, it } from 'vitest'
import { secondsUntilRoom } from './attempts.ts'

const NOW = new Date('2026-11-11T12:00:00Z')
const secondsAgo = (...seconds: number[]) => seconds.map((ago) => new Date(NOW.getTime() - ago * 1000))

describe('three in a hundred seconds, and then one in twenty', () => {
  const limit = { most: 3, seconds: 100, thenEvery: 20 }

  it.each([
    [[], 0],
    [[1, 2], 0],
    [[1, 2, 3], 19],
    [[3, 1, 2], 19],
    [[19.5, 30, 40], 1],
    [[20, 30, 40], 0],
    [[15, 98, 99], 1],
    [[1, 2, 100], 0],
    [[5, 25, 45, 65], 15],
  ])('after some %j seconds ago wait %d', (ago, wait) => {
    expect(secondsUntilRoom(secondsAgo(...ago), limit, NOW)).toBe(wait)
  })

  it('wait for the oldest where nothing is let in earlier', () => {
    expect(secondsUntilRoom(secondsAgo(1, 2, 3), { most: 3, seconds: 100 }, NOW)).toBe(97)
  })
})
