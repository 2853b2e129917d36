import { toast } from '@portal/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { forgetDrafts } from '#app/forms/tab-store.ts'
import { signOut } from './session.functions.ts'
import { sessionText } from './session.text.ts'

/**
 * Ends the session, forgets everything of this tab and goes to the sign-in page. When this portal can't be reached the cookies are
 * still there: then nobody is told that they left.
 */
export function useSignOut(): () => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  const leave = async () => {
    try {
      await signOut()
    } catch {
      toast.show({ message: sessionText.signOutFailed, tone: 'danger' })
      return
    }
    forgetDrafts()
    queryClient.clear()
    await router.navigate({ to: '/login', search: { motivo: 'saida' }, reloadDocument: true })
  }
  return () => void leave()
}
