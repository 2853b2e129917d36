import { toast } from '@portal/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type Command, useCommand } from '#app/forms/use-command.ts'
import { refreshVisit } from '#app/session/session.queries.ts'
import { deskPlanText } from './desk-plan.text.ts'
import { chooseDeskPlan } from './plan.functions.ts'

type Choice = {
  /** Null: all plans. */
  idPlano: number | null
}

/**
 * Keeps the lists of the desk to a plan, which leads home as every choice of a plan does, or to all of them again, which leaves the
 * attendant where they are: only the filter by that plan goes from the address.
 */
export function useChooseDeskPlan(): Command<Choice, void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  const choose = async ({ data }: { data: Choice }) => {
    const plan = await chooseDeskPlan({ data })
    await refreshVisit(queryClient)
    await (plan
      ? router.navigate({ to: '/' })
      : router.navigate({
          to: '.',
          search: ({ idPlano: _, page: __, ...kept }: Record<string, unknown>) => kept,
          replace: true,
        }))
    await router.invalidate()
    const message = plan ? deskPlanText.chosen(plan.nome) : deskPlanText.chosenAll
    toast.show({ message, tone: 'success' })
  }
  return useCommand(choose, { rereads: false })
}
