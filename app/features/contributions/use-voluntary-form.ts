import { useState } from 'react'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import { useFormDraft } from '#app/forms/use-form-draft.ts'
import type { ContributionChangeData } from '#contract/contribuicao.ts'
import { checkVoluntary } from './check-voluntary.ts'
import type { VoluntarySituation } from './contribution-rules.ts'
import { isVoluntaryDraft, type VoluntaryValues } from './contributions.schema.ts'

type AskedBefore = Extract<ContributionChangeData, { modalidade: 'voluntaria' }>

type VoluntaryFormOptions = {
  situation: VoluntarySituation
  /** What was asked before, when a returned request is being corrected. */
  asked: AskedBefore | null
  draftKey: string
  /** Called with values that may be sent. */
  onChecked: () => void
}

/** The voluntary form, with its draft. It begins with what is in force, or with what was asked before. */
export function useVoluntaryForm({ situation, asked, draftKey, onChecked }: VoluntaryFormOptions) {
  const [defaultValues] = useState(() => firstValues(asked ?? situation))
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues,
    validators: { onDynamic: ({ value }) => checkVoluntary(value, situation) },
    onSubmit: onChecked,
  })
  const draft = useFormDraft(form, draftKey, isVoluntaryDraft)
  return { form, draft }
}

export type VoluntaryFormApi = ReturnType<typeof useVoluntaryForm>['form']

function firstValues(first: VoluntarySituation | AskedBefore): VoluntaryValues {
  return {
    chaveEnvio: crypto.randomUUID(),
    valorContribuicao: first.valorContribuicao > 0 ? first.valorContribuicao : null,
    formaPagamento: first.formaPagamento,
    agencia: first.agencia ?? '',
    conta: first.conta ?? '',
  }
}
