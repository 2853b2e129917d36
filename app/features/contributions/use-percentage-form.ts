import { useState } from 'react'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import { useFormDraft } from '#app/forms/use-form-draft.ts'
import type { Competence } from '#domain/calendar.ts'
import { settleChoice } from '#domain/contributions/select-states.ts'
import { checkPercentages } from './check-percentages.ts'
import type { PercentageChoice } from './contribution-preview.ts'
import type { PercentageRules } from './contribution-rules.ts'
import { isPercentageDraft, type PercentageValues } from './contributions.schema.ts'

type PercentageFormOptions = {
  rules: PercentageRules
  effectiveMonth: Competence
  /** What was asked before, when a returned request is being corrected. */
  asked: PercentageChoice | null
  draftKey: string
  /** Called with a choice that may be sent. */
  onChecked: () => void
}

/** The percentage form, with its draft. It begins with what is in force, or with what was asked before. */
export function usePercentageForm({
  rules,
  effectiveMonth,
  asked,
  draftKey,
  onChecked,
}: PercentageFormOptions) {
  const [defaultValues] = useState(() => firstValues(rules, asked))
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues,
    validators: { onDynamic: ({ value }) => checkPercentages(value, rules, effectiveMonth) },
    onSubmit: onChecked,
  })
  const draft = useFormDraft(form, draftKey, isPercentageDraft)
  return { form, draft }
}

export type PercentageFormApi = ReturnType<typeof usePercentageForm>['form']

function firstValues(
  { salary, parameters, current }: PercentageRules,
  asked: PercentageChoice | null,
): PercentageValues {
  const first = settleChoice(
    {
      salary,
      basicPercent: asked?.percentualBasica ?? current.basicPercent,
      supplementaryPercent: asked?.percentualSuplementar ?? current.supplementaryPercent,
    },
    parameters,
  )
  return {
    chaveEnvio: crypto.randomUUID(),
    percentualBasica: first.basicPercent,
    percentualSuplementar: first.supplementaryPercent,
  }
}
