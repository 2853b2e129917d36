import { expect, test } from 'vitest'
import { maySetting } from './setting-rights.ts'

test.each([
  [null, [false, false, false, false]],
  [1, [true, false, false, false]],
  [2, [true, true, false, false]],
  [3, [true, true, true, true]],
] as const)('level %s may read, edit, publish, archive: %j', (level, expected) => {
  const acts = ['read', 'edit', 'publish', 'archive'] as const
  expect(acts.map((act) => maySetting(level, act))).toEqual(expected)
})
