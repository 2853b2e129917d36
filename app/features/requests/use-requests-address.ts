import { useNavigate, useRouter } from '@tanstack/react-router'
import type { RequestsSearch } from './requests.search.ts'

/** The two pages that show requests. */
export type RequestsPath = '/services/requests' | '/request-management'

/** `hrefOf` is for links; `go` is for filters, and keeps the scroll position and the focus; `correct` leaves no step to come back to. */
export type RequestsAddress = {
  hrefOf: (search: RequestsSearch) => string
  go: (search: RequestsSearch) => void
  correct: (search: RequestsSearch) => void
}

/** Addresses of a request page. */
export function useRequestsAddress(path: RequestsPath): RequestsAddress {
  const router = useRouter()
  const navigate = useNavigate()
  return {
    hrefOf: (search) => router.buildLocation({ to: path, search }).href,
    go: (search) => void navigate({ to: path, search, resetScroll: false }),
    correct: (search) => void navigate({ to: path, search, resetScroll: false, replace: true }),
  }
}
