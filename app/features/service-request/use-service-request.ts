import { useState } from 'react'
import { submissionKeys } from '#app/forms/submission-key.ts'
import type { Envelope } from './filed-request.ts'
import { type RequestFormOptions, useRequestForm } from './use-request-form.ts'
import { useRequestSteps } from './use-request-steps.ts'
import { useSendRequest } from './use-send-request.ts'

export type ServiceRequestOptions<Values extends object, Receipt> = Pick<
  RequestFormOptions<Values>,
  'values' | 'first' | 'check' | 'draftKey'
> & {
  /** Names of the fields by their wire paths, in the order of the form. */
  labels: Readonly<Record<string, string>>
  /** The request that is being corrected, when there is one. */
  returned: { id: number } | null
  /** Sends the values; the server function of the feature. */
  file: (values: Values, envelope: Envelope) => Promise<Receipt>
  /** First words of the query keys that a filed request makes outdated, besides those of the lists of requests and of home. */
  outdates: readonly string[]
  onFiled: (receipt: Receipt) => void
}

/**
 * A request from its first value to its receipt: form and draft, the two steps, sending and what the API answers to it. Complaints
 * about fields lead back to them; any other refusal stays at the button.
 */
export function useServiceRequest<Values extends object, Receipt>({
  labels,
  returned,
  file,
  outdates,
  onFiled,
  ...options
}: ServiceRequestOptions<Values, Receipt>) {
  const [keys] = useState(() => submissionKeys(options.draftKey))
  const { step, go, headingRef } = useRequestSteps<'form' | 'review'>('form')
  const sending = useSendRequest(
    (values: Values) => file(values, { chaveEnvio: keys.keyFor(values), idRequisicao: returned?.id }),
    outdates,
  )
  const { form, draft } = useRequestForm({
    ...options,
    onChecked: () => {
      sending.clear()
      go('review')
    },
  })
  const confirm = async () => {
    const outcome = await sending.send(form.state.values)
    if (outcome.kind === 'filed') {
      keys.settle()
      draft.discard()
      onFiled(outcome.receipt)
    }
    if (outcome.kind !== 'refused') return
    const { problem } = outcome
    if (problem.kind === 'conflict' && problem.reason === 'chave-ja-usada') keys.settle()
    if (problem.kind !== 'invalid') return
    const isSaidByFields = Object.keys(problem.fields).some((path) => path in labels)
    go('form', { focus: isSaidByFields ? 'none' : 'heading' })
  }
  const { problem, isSending } = sending
  return { labels, step, go, headingRef, form, draft, problem, isSending, confirm }
}

/** A request under way, as its steps see it. */
export type ServiceRequestFlow<Values extends object> = ReturnType<typeof useServiceRequest<Values, unknown>>
