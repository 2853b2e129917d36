import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#app/api/problem.ts'
import { useSubmission } from '#app/forms/portal-form.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { alterarContribuicao } from '#contract/contribuicao.ts'
import { changeContribution } from './contributions.functions.ts'
import type { ChangeInput } from './contributions.schema.ts'

/** What the API answered to a filed change. */
export type FiledChange = CallAnswer<typeof alterarContribuicao>

/** What came of sending. `correctable`: the API complains about fields, so the person goes back to them. */
export type SendOutcome =
  | { kind: 'filed'; filed: FiledChange }
  | { kind: 'correctable' }
  | { kind: 'refused' }

/** Files a change. What it makes outdated is read again, the rest of the portal included. */
export function useSendChange() {
  const queryClient = useQueryClient()
  const { run, ...submission } = useSubmission()
  const { mutateAsync } = useMutation({
    mutationFn: (input: ChangeInput) => changeContribution({ data: input }),
  })
  const send = async (input: ChangeInput): Promise<SendOutcome> => {
    let outcome: SendOutcome = { kind: 'refused' }
    await run(async () => {
      try {
        outcome = { kind: 'filed', filed: await mutateAsync(input) }
      } catch (error) {
        if (problemOf(error).kind === 'invalid') outcome = { kind: 'correctable' }
        throw error
      }
      for (const key of ['contributions', 'requests', 'home']) {
        void queryClient.invalidateQueries({ queryKey: [key] })
      }
    })
    return outcome
  }
  return { ...submission, send }
}
