import { expect, test } from 'vitest'
import { boundedZoom, LARGEST, larger, smaller } from './zoom-steps.ts'

test('steps lead from what fits to the largest and back', () => {
  const up = [1]
  while ((up.at(-1) ?? 0) < LARGEST) up.push(larger(up.at(-1) ?? 0))
  const down = [LARGEST]
  while ((down.at(-1) ?? 0) > 1) down.push(smaller(down.at(-1) ?? 0))
  expect(down.toReversed()).toEqual(up)
  expect([larger(LARGEST), smaller(1)]).toEqual([LARGEST, 1])
})

test.each([
  [1.3, 1.5, 1.25],
  [3.7, 4, 3],
])('from %d, where fingers left it, to %d or %d', (zoom, up, down) => {
  expect([larger(zoom), smaller(zoom)]).toEqual([up, down])
})

test.each([
  [0.2, 1],
  [2.2, 2.2],
  [40, LARGEST],
])('%d is held to %d', (zoom, held) => expect(boundedZoom(zoom)).toBe(held))
