import { toast } from '@portal/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { allButVisit, readVisitAnew } from '#app/session/session.queries.ts'
import { personActionsText } from './person-actions.text.ts'
import { serve } from './serve.functions.ts'

/** Begins to act in a person's name: everything read until now is forgotten, and that person's home comes. */
export function useServe(): (idPessoa: number, motivo: string) => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (idPessoa, motivo) => {
    const { nome } = await serve({ data: { idPessoa, motivo } })
    queryClient.removeQueries(allButVisit)
    await readVisitAnew(queryClient)
    await router.navigate({ to: '/' })
    await router.invalidate()
    toast.show({ message: personActionsText.serve.started(nome) })
  }
}
