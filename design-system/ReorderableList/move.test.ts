import { expect, test } from 'vitest'
import { nextDirection } from './move.ts'

test('focus stays on the button that was pressed until it can go no further', () => {
  expect(nextDirection({ to: 1, direction: 'up' }, 3)).toBe('up')
  expect(nextDirection({ to: 1, direction: 'down' }, 3)).toBe('down')
  expect(nextDirection({ to: 0, direction: 'up' }, 3)).toBe('down')
  expect(nextDirection({ to: 2, direction: 'down' }, 3)).toBe('up')
})
