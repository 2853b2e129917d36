import { useNavigate, useRouter } from '@tanstack/react-router'
import type { RequestsSearch } from './requests.schema.ts'

/** The two pages that show requests. */
export type RequestsPath = '/services/requests' | '/request-management'

/** Addresses of a request page: `hrefOf` for links, `go` for filters, which keep the scroll position and the focus. */
export function useRequestsAddress(path: RequestsPath) {
  const router = useRouter()
  const navigate = useNavigate()
  return {
    hrefOf: (search: RequestsSearch) => router.buildLocation({ to: path, search }).href,
    go: (search: RequestsSearch) => void navigate({ to: path, search, resetScroll: false }),
  }
}
