import { useEffect, useState } from 'react'
import { type ToastMessage, toastQueue } from './toast.ts'

export interface LoggedToast extends ToastMessage {
  key: string
}

/** The last messages, newest last; they stay after their toasts have gone. */
export const useToastLog = (length: number): readonly LoggedToast[] => {
  const [log, setLog] = useState<readonly LoggedToast[]>([])
  useEffect(
    () =>
      toastQueue.subscribe(() => {
        setLog((past) => {
          const known = new Set(past.map(({ key }) => key))
          const fresh = toastQueue.visibleToasts
            .filter(({ key }) => !known.has(key))
            .map(({ key, content }) => ({ ...content, key }))
            .toReversed()
          return fresh.length > 0 ? [...past, ...fresh].slice(-length) : past
        })
      }),
    [length],
  )
  return log
}
