import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { RequestSearch } from './service-request.search.ts'

/**
 * What this page sent, for its receipt, and the way to keep it; null as soon as the address leads back to the form, where a new request
 * may begin.
 */
export function useSentRequest<Sent>(): [sent: Sent | null, keep: (sent: Sent) => void] {
  const { etapa } = useSearch({ strict: false }) as RequestSearch
  const [sent, setSent] = useState<Sent | null>(null)
  // A new request of the same service has a review and a receipt of its own.
  if (!etapa && sent !== null) setSent(null)
  return [etapa ? sent : null, setSent]
}
