import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { forgetDrafts } from '#app/forms/draft.ts'
import { signOut } from './session.functions.ts'

/** Ends the session, forgets everything of this tab and goes to the sign-in page. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  return () => {
    void signOut()
      .catch(() => undefined)
      .then(async () => {
        forgetDrafts()
        queryClient.clear()
        await router.navigate({ to: '/login', search: { motivo: 'saida' }, reloadDocument: true })
      })
  }
}
