import { expect, it } from 'vitest'
import { sessionWindow } from './session-window.ts'

const start = Date.UTC(2026, 10, 21, 12)

it.each([
  [0, 'open', 3600],
  [3299, 'open', 301],
  [3300, 'warning', 300],
  [3599.5, 'warning', 1],
  [3600, 'over', 0],
  [9000, 'over', 0],
])('after %d seconds it is %s, with %i seconds left', (seconds, phase, secondsLeft) => {
  expect(sessionWindow(start, start + seconds * 1000)).toEqual({
    warnsAt: Date.UTC(2026, 10, 21, 12, 55),
    expiresAt: Date.UTC(2026, 10, 21, 13),
    secondsLeft,
    phase,
  })
})
