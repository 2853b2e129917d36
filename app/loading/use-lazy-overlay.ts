import { type Lazy, type LoadTrigger, usePreload } from '@portal/design-system/lazy'
import { toast } from '@portal/design-system/Toast'
import { useCallback, useState } from 'react'
import { loadingText } from './loading.text.ts'

/** State of an overlay, and how it reports changes. */
export type OverlayState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * State of an overlay that is fetched after the page. `open` works at once, whether the script is there or not; `triggerProps`
 * fetch it as soon as somebody is about to press. Most visits open none, so it comes with the first touch of the page unless another
 * `loadOn` is given.
 */
export function useLazyOverlay({ load }: Pick<Lazy<OverlayState>, 'load'>, loadOn: LoadTrigger = 'touched') {
  const [isOpen, setOpen] = useState(false)
  usePreload({ load }, loadOn)
  const open = useCallback(() => {
    setOpen(true)
    load().catch(() => {
      setOpen(false)
      toast.show({ message: loadingText.failed, tone: 'danger' })
    })
  }, [load])
  const prepare = () => void load().catch(() => undefined)
  return {
    /** For the overlay. */
    state: { isOpen, onOpenChange: setOpen } satisfies OverlayState,
    open,
    /** For the button. */
    triggerProps: { onPress: open, onHoverStart: prepare, onFocus: prepare },
  }
}
