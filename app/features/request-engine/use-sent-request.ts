import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { RequestSearch } from './service-request.search.ts'

/**
 * The request filed on this page, for its receipt, and its setter; null again once the address leads back to the form, where a new request
 * may begin.
 */
export function useSentRequest<Sent>(): [sent: Sent | null, keep: (sent: Sent) => void] {
  const { etapa } = useSearch({ strict: false }) as RequestSearch
  const [sent, setSent] = useState<Sent | null>(null)
  const [wasShown, setWasShown] = useState(false)
  // Not before: who went back while it was on its way stands at the form when the answer comes, and gets the receipt all the same.
  if (sent !== null && etapa === 'pronto' && !wasShown) setWasShown(true)
  // A new request of the same service has a review and a receipt of its own.
  if (wasShown && !etapa) {
    setSent(null)
    setWasShown(false)
  }
  return [etapa ? sent : null, setSent]
}
