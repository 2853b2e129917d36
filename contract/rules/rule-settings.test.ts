import { expect, it } from 'vitest'
import { ruleIds } from './all-rules.ts'
import { rulesWithoutSetting } from './rule-settings.ts'

it('every kind of rule belongs to a setting, whose levels say who may change it', () => {
  expect(rulesWithoutSetting(ruleIds)).toEqual([])
})
