import { useEffect, useMemo } from 'react'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import type { RuleEdition } from '#contract/plan-rules.ts'
import type { AnyRuleDefinition } from '#contract/rules/define-rule.ts'
import { ruleErrors } from './plan-rules.schema.ts'
import { type RuleValues, valuesOf } from './rule-values.ts'

type RuleFormOptions = {
  rule: Pick<AnyRuleDefinition, 'schema'>
  edition: RuleEdition
  /** Called with values that its kind takes, with what the person pressed, and whether the values are the stored draft. */
  onChecked: (values: RuleValues, act: RuleAct, isKept: boolean) => unknown
}

/** What is done with a rule on screen once it can be read: kept, looked at, or on its way to be published. */
export type RuleAct = 'save' | 'preview' | 'publish'

/** The form of a rule that is being prepared. */
export function useRuleForm({ rule, edition, onChecked }: RuleFormOptions) {
  // What a save or a publication answers is what the form then begins with.
  const defaultValues = useMemo<RuleValues>(() => valuesOf(edition), [edition])
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues,
    validators: { onDynamic: ({ value }) => ruleErrors(rule, value) },
    onSubmitMeta: { act: 'save' as RuleAct },
    onSubmit: ({ value, meta, formApi }) =>
      onChecked(value, meta.act, edition.rascunho !== null && formApi.state.isDefaultValue),
  })
  useEffect(() => form.reset(defaultValues), [form, defaultValues])
  return form
}

export type RuleFormApi = ReturnType<typeof useRuleForm>
