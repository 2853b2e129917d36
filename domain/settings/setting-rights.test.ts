import { expect, test } from 'vitest'
import { initialLevels, LEVEL_OF_LEVELS, maySetting, settingAreas } from './setting-rights.ts'

const acts = ['read', 'edit', 'publish', 'archive'] as const

test.each([
  [null, false],
  [1, true],
  [2, true],
  [3, true],
] as const)('where nothing was raised, level %s may do everything: %s', (level, expected) => {
  expect(acts.map((act) => maySetting(level, act))).toEqual(acts.map(() => expected))
})

test.each([
  [null, [false, false, false, false]],
  [1, [true, false, false, false]],
  [2, [true, true, false, false]],
  [3, [true, true, true, true]],
] as const)('with levels 2 and 3, level %s may read, edit, publish, archive: %j', (level, expected) => {
  expect(acts.map((act) => maySetting(level, act, { edit: 2, publish: 3 }))).toEqual(expected)
})

test('every area begins open to every attendant but the record of what was done, which is the administrators’', () => {
  for (const area of settingAreas) {
    const level = area === 'auditoria' ? 3 : 1
    expect(initialLevels(area)).toEqual({ edit: level, publish: level })
  }
})

test('whoever changes levels keeps every right that there is, and the levels are no area of their own', () => {
  for (const edit of [1, 2, 3] as const)
    for (const publish of [1, 2, 3] as const)
      expect(acts.every((act) => maySetting(LEVEL_OF_LEVELS, act, { edit, publish }))).toBe(true)
  expect(settingAreas).not.toContain('permissoes')
})
