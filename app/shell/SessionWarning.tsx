import { usePreload } from '@portal/design-system/lazy'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { atInstant } from '#app/clock/at-instant.ts'
import { onTimeLost } from '#app/clock/lost-time.ts'
import { now } from '#app/clock/server-clock.ts'
import { leaveForSignIn } from '#app/session/leave-for-sign-in.ts'
import { signOut } from '#app/session/session.functions.ts'
import { isSessionThere } from '#app/session/session.queries.ts'
import { SESSION_SECONDS, sessionWindow } from '#domain/identity/session-window.ts'
import { lazySessionDialog } from './lazy-overlays.ts'

/**
 * Warns five minutes before the session ends and, at its end, goes to the sign-in page with the way back. `expiresAt` is the ISO
 * instant of the end.
 */
export function SessionWarning({ expiresAt }: { expiresAt: string }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isWarning, setWarning] = useState(false)
  usePreload(lazySessionDialog, 'touched')
  useEffect(() => onTimeLost(() => void leaveWhenOver(router, queryClient)), [router, queryClient])
  useEffect(() => {
    const { warnsAt, expiresAt: endsAt } = sessionWindow(
      Date.parse(expiresAt) - SESSION_SECONDS * 1000,
      now(),
    )
    const warn = () => {
      setWarning(true)
      // Nobody may have touched the page since it came.
      lazySessionDialog.load().catch(() => undefined)
    }
    const stopWarning = atInstant(warnsAt, warn)
    const stopEnd = atInstant(endsAt, () => leaveForSignIn(router, queryClient))
    return () => {
      stopWarning()
      stopEnd()
      setWarning(false)
    }
  }, [expiresAt, router, queryClient])
  const renew = async () => {
    await signOut().catch(() => undefined)
    leaveForSignIn(router, queryClient)
  }
  return <lazySessionDialog.Slot isOpen={isWarning} onOpenChange={setWarning} onRenew={() => void renew()} />
}

/** The page slept, or was out of sight: its session may have ended meanwhile. */
async function leaveWhenOver(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  if (!(await isSessionThere(queryClient))) leaveForSignIn(router, queryClient)
}
