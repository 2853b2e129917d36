import { useNavigate, useRouter } from '@tanstack/react-router'
import type { RegistryId } from '#contract/settings/registries.ts'
import type { RegistrySearch } from './registry.search.ts'

/** Addresses of a registry's page: `hrefOf` is for links, `go` for filters, `open` after a record was created. */
export type RegistryAddress = {
  hrefOf: (search: RegistrySearch) => string
  go: (search: RegistrySearch) => void
  open: (search: RegistrySearch) => void
}

/** Addresses of a registry's page. */
export function useRegistryAddress(id: RegistryId): RegistryAddress {
  const router = useRouter()
  const navigate = useNavigate()
  const to = `/settings/${id}` as const
  return {
    hrefOf: (search) => router.buildLocation({ to, search }).href,
    go: (search) => void navigate({ to, search, resetScroll: false }),
    open: (search) => void navigate({ to, search, replace: true, ignoreBlocker: true }),
  }
}
