import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { leaveForSignIn } from '#app/session/leave-for-sign-in.ts'
import { signOut } from '#app/session/session.functions.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { SESSION_WARNING_SECONDS } from '#domain/session-window.ts'
import { shellText } from './shell.text.ts'

/**
 * Warns five minutes before the session ends and, at its end, goes to the sign-in page with the way back. `expiresAt` is the ISO
 * instant of the end.
 */
export function SessionWarning({ expiresAt }: { expiresAt: string }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isWarning, setWarning] = useState(false)
  useEffect(() => {
    const left = Date.parse(expiresAt) - Date.now()
    const warning = setTimeout(() => setWarning(true), Math.max(0, left - SESSION_WARNING_SECONDS * 1000))
    const end = setTimeout(() => leaveForSignIn(router, queryClient), Math.max(0, left))
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
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={shellText.sessionEndsTitle}
      description={shellText.sessionEndsText}
      isOpen={isWarning}
      onOpenChange={setWarning}
      footer={
        <>
          <Button variant="secondary" onPress={() => setWarning(false)}>
            {shellText.sessionStay}
          </Button>
          <Button onPress={() => void renew()}>{shellText.sessionRenew}</Button>
        </>
      }
    />
  )
}
