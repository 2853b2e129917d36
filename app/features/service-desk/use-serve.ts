import { toast } from '@portal/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type Command, useCommand } from '#app/forms/use-command.ts'
import { allButVisit, refreshVisit } from '#app/session/session.queries.ts'
import { personActionsText } from './person-actions.text.ts'
import { serve } from './serve.functions.ts'

type Serving = { idPessoa: number; motivo: string }

/** Begins to act in a person's name: everything read until now is forgotten, and that person's home comes. */
export function useServe(): Command<Serving, void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  const begin = async ({ data }: { data: Serving }) => {
    const { nome } = await serve({ data })
    queryClient.removeQueries(allButVisit)
    await refreshVisit(queryClient)
    await router.navigate({ to: '/' })
    await router.invalidate()
    toast.show({ message: personActionsText.serve.started(nome) })
  }
  return useCommand(begin, { rereads: false })
}
