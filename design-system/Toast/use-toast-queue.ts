import { useEffect, useState } from 'react'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import { type SaidToast, saidToasts, toast } from './toast.ts'

/** react-aria's queue, which times and places the toasts, filled from what was said and emptied when that is taken back. */
export function useToastQueue(): ToastQueue<SaidToast> {
  const [queue] = useState(() => new ToastQueue<SaidToast>({ maxVisibleToasts: 3 }))
  useEffect(() => {
    const shown = new Map<string, string>()
    const follow = () => {
      const said = saidToasts.current()
      for (const one of said) {
        if (shown.has(one.key)) continue
        const onClose = () => {
          shown.delete(one.key)
          toast.close(one.key)
        }
        shown.set(one.key, queue.add(one, { timeout: one.duration, onClose }))
      }
      for (const [key, place] of shown) if (!said.some((one) => one.key === key)) queue.close(place)
    }
    follow()
    return saidToasts.subscribe(follow)
  }, [queue])
  return queue
}
