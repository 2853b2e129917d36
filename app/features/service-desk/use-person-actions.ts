import { toast } from '@portal/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import type { Problem } from '#app/api/problem.ts'
import { problemOf } from '#app/api/problem.ts'
import { peopleQueries } from '#app/people-search/people.queries.ts'
import { openPendingTab } from './open-pending-tab.ts'
import { changeEmail, generateReRegistration, restartReRegistration } from './person-actions.functions.ts'
import { personActionsText as text } from './person-actions.text.ts'
import { useServe } from './use-serve.ts'

/** What an attendant can do for a person. Each answers what was refused, or null once it is done. */
export type PersonDeeds = {
  serve: (reason: string) => Promise<Problem | null>
  changeEmail: (email: string) => Promise<Problem | null>
  generate: () => Promise<Problem | null>
  restart: () => Promise<Problem | null>
}

/** Does them, says it in passing, and reads again what changed. */
export function usePersonActions(idPessoa: number): PersonDeeds {
  const queryClient = useQueryClient()
  const begin = useServe()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['home'] }),
      queryClient.invalidateQueries({ queryKey: peopleQueries.all }),
    ])
  return {
    serve: (reason) => attempt(() => begin(idPessoa, reason)),
    changeEmail: (email) =>
      attempt(async () => {
        await changeEmail({ data: { idPessoa, email } })
        toast.show({ message: text.email.done })
        await refresh()
      }, text.email.failed),
    generate: () =>
      attempt(async () => {
        const tab = openPendingTab()
        try {
          const { href } = await generateReRegistration({ data: { idPessoa } })
          tab.goTo(href)
        } catch (error) {
          tab.close()
          throw error
        }
        toast.show({ message: text.generate.done })
        await refresh()
      }, text.generate.failed),
    restart: () =>
      attempt(async () => {
        await restartReRegistration({ data: { idPessoa } })
        toast.show({ message: text.restart.done })
        await refresh()
      }, text.restart.failed),
  }
}

async function attempt(act: () => Promise<unknown>, failed?: string): Promise<Problem | null> {
  try {
    await act()
    return null
  } catch (error) {
    const problem = problemOf(error)
    if (failed) toast.show({ message: failed, tone: 'danger' })
    return problem
  }
}
