import { toast } from '@portal/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { forgetDrafts } from '#app/forms/tab-store.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { notificationQueries } from '#app/notifications/notifications.queries.ts'
import { leaveTarget } from '#app/session/session.functions.ts'
import { allButVisit, refreshVisit } from '#app/session/session.queries.ts'
import { shellText } from './shell.text.ts'

/**
 * Ends acting for a person, and says so: everything read as that person is forgotten, and the attendant's home comes back with the card of
 * that person, which takes the focus. `idPessoa`: who is acted for.
 */
export function useLeaveTarget(idPessoa: number | undefined): {
  isLeaving: boolean
  leave: (said?: string) => void
} {
  const queryClient = useQueryClient()
  const router = useRouter()
  const end = async ({ data: said }: { data: string }) => {
    await leaveTarget()
    forgetDrafts()
    await refreshVisit(queryClient)
    await router.navigate({ to: '/', search: { idPessoa }, ignoreBlocker: true })
    await router.invalidate()
    // Only now: the page that was left would have asked again for what is no longer its business.
    queryClient.removeQueries({ type: 'inactive', ...allButVisit })
    await queryClient.resetQueries(notificationQueries.all)
    toast.show({ message: said, tone: 'success' })
  }
  const { run, isPending } = useCommand(end, { rereads: false })
  const leave = async (said: string) => {
    const outcome = await run(said)
    if (!outcome.ok && outcome.problem) toast.show({ message: outcome.problem.detail, tone: 'danger' })
  }
  return { isLeaving: isPending, leave: (said = shellText.leftServing) => void leave(said) }
}
