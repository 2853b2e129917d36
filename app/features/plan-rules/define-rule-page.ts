import type { ComponentType } from 'react'
import type { RuleId } from '#contract/all-rules.ts'
import type { RuleEdition, RuleParts } from '#contract/plan-rules/plan-rules.ts'
import type { AnyRuleDefinition, FilledRule } from '#contract/rules/define-rule.ts'
import type { RuleFormApi } from './rule-values.ts'

type OwnPage = {
  /** The contract's: the same check in the form and at the API, and the words of each part. */
  rule: AnyRuleDefinition & { readonly id: RuleId }
  /** Fields of a layout that the parts alone do not make, named by their wire paths: `regras.dueDay`. */
  Fields: ComponentType<{ form: RuleFormApi; edition: RuleEdition }>
  /** The fields take the whole width, one below the other. By default two stand beside each other. */
  isWide?: boolean
  /** Names of fields in lists in error messages, by path below `regras`: `questions[0].text`. */
  labelsOf?: (regras: RuleParts) => Record<string, string>
  order?: undefined
}

type PageOfParts = {
  /** Every part of it says how it is filled in. */
  rule: FilledRule & { readonly id: RuleId }
  /** Its parts in the order of the form, all of them; by default as they are read. */
  order?: readonly string[]
  Fields?: undefined
  isWide?: undefined
  labelsOf?: undefined
}

/** One rule on a page of settings: what is its own. Versions, draft, preview, history and rights are shared. */
export type RulePage = OwnPage | PageOfParts

/** A setting made of rules with dates: what its one page says and shows, by address `/settings/<slug>`. */
export type RuleSetting = {
  title: string
  /** Subject of the rules, in one sentence. */
  lead: string
  /** Its rules, in their order. */
  pages: readonly RulePage[]
}

/** Declares a setting of rules. Its route shows it by `RuleSettingPage` and reads it by `loadRuleSetting`. */
export function defineRuleSetting(setting: RuleSetting): RuleSetting {
  return setting
}
