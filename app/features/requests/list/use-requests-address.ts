import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { RequestsSearch } from '../requests.search.ts'
import { withoutFilters } from './request-filters.ts'

/** The two pages that show requests. */
export type RequestsPath = '/services/requests' | '/request-management'

/**
 * `hrefOf` is for links; `go` is for filters, and keeps the scroll position and the focus, `clear` leads to no filter; `correct` leaves
 * no step to come back to. The same functions as long as the page stands.
 */
export type RequestsAddress = {
  hrefOf: (search: RequestsSearch) => string
  go: (search: RequestsSearch) => void
  clear: () => void
  correct: (search: RequestsSearch) => void
}

/** Addresses of a request page. */
export function useRequestsAddress(path: RequestsPath): RequestsAddress {
  const router = useRouter()
  const navigate = useNavigate()
  return useMemo(() => {
    const lead = (search: RequestsSearch, replace: boolean) =>
      void navigate({ to: path, search, resetScroll: false, replace })
    return {
      hrefOf: (search) => router.buildLocation({ to: path, search }).href,
      go: (search) => lead(search, false),
      clear: () => lead(withoutFilters(), false),
      correct: (search) => lead(search, true),
    }
  }, [router, navigate, path])
}
