import { useLoadLater } from '@portal/design-system/late'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { leaveForSignIn } from '#app/session/leave-for-sign-in.ts'
import { signOut } from '#app/session/session.functions.ts'
import { SESSION_SECONDS, sessionWindow } from '#domain/session-window.ts'
import { lateSessionDialog } from './late-overlays.ts'

/**
 * Warns five minutes before the session ends and, at its end, goes to the sign-in page with the way back. `expiresAt` is the ISO
 * instant of the end.
 */
export function SessionWarning({ expiresAt }: { expiresAt: string }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isWarning, setWarning] = useState(false)
  useLoadLater(lateSessionDialog, 'touched')
  useEffect(() => {
    const now = Date.now()
    const { warnsAt, expiresAt: endsAt } = sessionWindow(Date.parse(expiresAt) - SESSION_SECONDS * 1000, now)
    const warn = () => {
      setWarning(true)
      // Nobody may have touched the page since it came.
      lateSessionDialog.load().catch(() => undefined)
    }
    const warning = setTimeout(warn, Math.max(0, warnsAt - now))
    const end = setTimeout(() => leaveForSignIn(router, queryClient), Math.max(0, endsAt - now))
    return () => {
      clearTimeout(warning)
      clearTimeout(end)
      setWarning(false)
    }
  }, [expiresAt, router, queryClient])
  const renew = async () => {
    await signOut().catch(() => undefined)
    leaveForSignIn(router, queryClient)
  }
  return <lateSessionDialog.Slot isOpen={isWarning} onOpenChange={setWarning} onRenew={() => void renew()} />
}
