import { useCallback, useEffect, useEffectEvent } from 'react'
import { usePreload } from '../lazy/lazy.ts'
import { useStrings } from '../strings/use-strings.ts'
import { toast } from '../Toast/toast.ts'

/** Whether an overlay is open, and whom it tells that it shall not be any more. */
export type OverlayState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * Fetches the script of an overlay: with the first touch of the page, when somebody is about to open it (`prepare`), or when it is open. It
 * is closed again, and somebody told, when the script could not be had.
 * @returns prepare
 */
export function useLazyOpening({ isOpen, onOpenChange }: OverlayState, load: () => Promise<void>) {
  const { failed } = useStrings().overlay
  usePreload({ load }, 'touched')
  const giveUp = useEffectEvent(() => {
    onOpenChange(false)
    toast.show({ message: failed, tone: 'danger' })
  })
  useEffect(() => {
    if (isOpen) load().catch(() => giveUp())
  }, [isOpen, load])
  return useCallback(() => void load().catch(() => undefined), [load])
}
