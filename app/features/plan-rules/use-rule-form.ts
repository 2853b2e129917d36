import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import { rebaseForm } from '#app/forms/rebase-form.ts'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import type { AnyRuleDefinition } from '#contract/rules/define-rule.ts'
import { ruleErrors } from './plan-rules.schema.ts'
import { type RuleValues, valuesOf } from './rule-values.ts'

type RuleFormOptions = {
  rule: Pick<AnyRuleDefinition, 'schema'>
  edition: RuleEdition
  /** The values that the edition answers; null where it was not asked for with any. */
  sent: RefObject<RuleValues | null>
  /** Called with values that its kind takes, with what the person pressed, and whether the values are the stored draft. */
  onChecked: (values: RuleValues, act: RuleAct, isKept: boolean) => unknown
}

/** Actions that need a rule the form can parse. */
export type RuleAct = 'save' | 'preview' | 'publish'

/** The form of a rule that is being prepared. */
export function useRuleForm({ rule, edition, sent, onChecked }: RuleFormOptions) {
  const defaultValues = useMemo<RuleValues>(() => valuesOf(edition), [edition])
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues,
    validators: { onDynamic: ({ value }) => ruleErrors(rule, value) },
    onSubmitMeta: { act: 'save' as RuleAct },
    onSubmit: ({ value, meta, formApi }) =>
      onChecked(value, meta.act, edition.rascunho !== null && formApi.state.isDefaultValue),
  })
  // A save or a publication answers new initial values: the form starts again from them.
  const begun = useRef(defaultValues)
  useEffect(() => {
    if (begun.current === defaultValues) return
    begun.current = defaultValues
    rebaseForm(form, defaultValues, sent.current)
  }, [form, defaultValues, sent])
  return form
}

export type RuleFormApi = ReturnType<typeof useRuleForm>
