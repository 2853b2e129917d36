import { useEffect, useState } from 'react'
import { type SaidToast, saidToasts } from './toast.ts'

/** The last messages, newest last; they stay after their toasts have gone. */
export const useToastLog = (length: number): readonly SaidToast[] => {
  const [log, setLog] = useState<readonly SaidToast[]>([])
  useEffect(
    () =>
      saidToasts.subscribe(() => {
        setLog((past) => {
          const known = new Set(past.map(({ key }) => key))
          const fresh = saidToasts.current().filter(({ key }) => !known.has(key))
          return fresh.length > 0 ? [...past, ...fresh].slice(-length) : past
        })
      }),
    [length],
  )
  return log
}
