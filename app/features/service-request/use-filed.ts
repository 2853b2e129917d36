import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { RequestSearch } from './service-request.search.ts'

/**
 * What this page filed, for its receipt, and the way to keep it; null as soon as the address leads back to the form, where a new request
 * may begin.
 */
export function useFiled<Filed>(): [filed: Filed | null, keep: (filed: Filed) => void] {
  const { etapa } = useSearch({ strict: false }) as RequestSearch
  const [filed, setFiled] = useState<Filed | null>(null)
  // A new request of the same service has a review and a receipt of its own.
  if (!etapa && filed !== null) setFiled(null)
  return [etapa ? filed : null, setFiled]
}
