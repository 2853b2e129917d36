import { expect, it } from 'vitest'
import { commonSteps } from './common-steps.ts'

const inStatus = (...ids: number[]) => ids.map((id) => ({ status: { id, nome: '' } }))

it.each([
  [
    'in analysis',
    [2, 2],
    [
      [4, false],
      [5, false],
      [6, true],
    ],
  ],
  ['with a third party', [4], [[2, false]]],
  ['returned', [3], [[2, true]]],
  ['in different statuses', [2, 4], []],
  ['new, which are taken', [1], []],
  ['decided', [2, 8], []],
  ['none', [], []],
] as const)('are those that all allow: %s', (_, statuses, steps) => {
  expect(commonSteps(inStatus(...statuses)).map(({ to, needsReason }) => [to, needsReason])).toEqual(steps)
})
