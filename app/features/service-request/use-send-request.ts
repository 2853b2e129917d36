import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Problem, problemOf } from '#app/api/problem.ts'
import { useSubmission } from '#app/forms/portal-form.ts'

/** What came of sending: the receipt, or why the API refused. `stopped`: the first submit is still in flight. */
export type SendOutcome<Receipt> =
  | { kind: 'filed'; receipt: Receipt }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'stopped' }

/** What every filed request makes outdated. */
const ALWAYS_OUTDATED = ['requests', 'home']

/**
 * Sends a request's form. An ended session then leads to the sign-in page and back. Afterwards the queries whose keys begin with one
 * of `outdates` are read again, and with them the lists of requests and home.
 */
export function useSendRequest<Input, Receipt>(
  file: (input: Input) => Promise<Receipt>,
  outdates: readonly string[],
) {
  const queryClient = useQueryClient()
  const { run, ...submission } = useSubmission()
  const { mutateAsync } = useMutation({ mutationFn: file })
  const send = async (input: Input): Promise<SendOutcome<Receipt>> => {
    let outcome: SendOutcome<Receipt> = { kind: 'stopped' }
    await run(async () => {
      try {
        outcome = { kind: 'filed', receipt: await mutateAsync(input) }
      } catch (error) {
        outcome = { kind: 'refused', problem: problemOf(error) }
        throw error
      }
      for (const key of [...outdates, ...ALWAYS_OUTDATED]) {
        void queryClient.invalidateQueries({ queryKey: [key] })
      }
    })
    return outcome
  }
  return { ...submission, send }
}
