import { keyword, recordId, searchOf } from '#app/navigation/search-values.ts'

/** Search parameters of a setting of rules: the plan, the first one while none is named, and the rule. */
export const ruleSettingSearch = searchOf({ idPlano: recordId, regra: keyword })
export type RuleSearch = ReturnType<typeof ruleSettingSearch>

export const ruleSettingDefaults = { idPlano: undefined, regra: '' } as const
