import { useCallback, useState } from 'react'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { type DraftSource, useKeptForm } from '#app/forms/use-kept-form.ts'
import { areValues, type ValuesSchema } from '#app/forms/values.schema.ts'
import type { Complaint } from '#contract/complaints.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Envelope } from './sent-request.ts'
import { type RequestStep, useRequestSteps } from './use-request-steps.ts'

type ServiceRequestOptions<Values extends object, Receipt> = {
  /** The draft, and where it is stored. */
  draft: DraftSource<Values>
  /** Proves that what was kept still fits the form. */
  values: ValuesSchema<Values>
  /** The values that the form opens with: what is in force, or what was asked before. */
  first: () => Values
  /** The check that the API makes as well. */
  check: (values: Values) => Outcome<unknown, Complaint>
  /** Names of the fields by their wire paths, in the order of the form. */
  labels: Readonly<Record<string, string>>
  /** The request that is being corrected, when there is one. */
  returned: { id: number } | null
  /** Sends the values; the server function of the feature. */
  send: (values: Values, envelope: Envelope) => Promise<Receipt>
  /** Fields that are asked for on the review, such as a signature: when only these are refused, that is said there. */
  reviewed?: readonly string[]
  /** Called with what the API answered; the address then says that it is done. */
  onSent: (receipt: Receipt) => void
}

/**
 * A request from its first value to its receipt: form and draft, the steps, sending and what the API answers to it. Complaints about
 * fields lead back to them; any other refusal stays at the button.
 */
export function useServiceRequest<Values extends object, Receipt>({
  draft: { place, stored, save, discard },
  values: schema,
  first,
  check,
  labels,
  returned,
  send,
  reviewed = NONE,
  onSent,
}: ServiceRequestOptions<Values, Receipt>) {
  const [keys] = useState(() => submissionKeys(place))
  const { form, draft, isComplete } = useKeptForm<Values>({
    place,
    stored,
    isSame: useCallback((kept: unknown) => areValues(schema, kept), [schema]),
    first,
    check: (values) => fieldErrors(check(values)),
    save,
    discard,
    onChecked: () => {
      sending.clear()
      void draft.flush()
      steps.review()
    },
  })
  const isPossible = (step: RequestStep) =>
    step === 'form' || (step === 'review' && check(form.state.values).ok)
  const { step, headingRef, ...steps } = useRequestSteps(isPossible, isComplete)
  const sending = useCommand(async ({ data: { values } }: { data: { values: Values } }) => {
    await draft.flush()
    return send(values, { chaveEnvio: keys.keyFor(values), idRequisicao: returned?.id })
  })
  const confirm = async () => {
    const outcome = await sending.run({ values: form.state.values })
    if (outcome.ok) {
      keys.settle()
      draft.forget()
      onSent(outcome.answer)
      steps.receipt()
      return
    }
    const { problem } = outcome
    if (problem?.kind === 'conflict' && problem.reason === 'chave-ja-usada') keys.settle()
    if (problem?.kind !== 'invalid') return
    const refused = Object.keys(problem.fields)
    if (refused.length > 0 && refused.every((path) => reviewed.includes(path))) return
    const isSaidByFields = refused.some((path) => path in labels)
    steps.backToForm(isSaidByFields ? 'none' : 'heading')
  }
  return {
    labels,
    step,
    headingRef,
    form,
    draft,
    problem: sending.problem,
    isSending: sending.isPending,
    reviewed,
    backToForm: () => steps.backToForm(),
    confirm,
  }
}

const NONE: readonly string[] = []

/** A request under way, as its steps see it. */
export type ServiceRequestFlow<Values extends object> = ReturnType<typeof useServiceRequest<Values, unknown>>

/** A request's form as its fields see it. */
export type RequestFormApi<Values extends object> = ReturnType<typeof useKeptForm<Values>>['form']
