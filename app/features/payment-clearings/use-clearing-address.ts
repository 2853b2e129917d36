import { useNavigate, useRouter } from '@tanstack/react-router'

type Search = { page?: number; baixa?: number; nova?: 'manual'; plano?: number; mes?: string }

/** Addresses of the page of clearings: `hrefOf` is for links, `open` after something was prepared. */
export type ClearingAddress = { hrefOf: (search: Search) => string; open: (search: Search) => void }

/** Addresses of the page of clearings. */
export function useClearingAddress(): ClearingAddress {
  const router = useRouter()
  const navigate = useNavigate()
  const to = '/settings/baixas-contribuicoes'
  return {
    hrefOf: (search) => router.buildLocation({ to, search }).href,
    open: (search) => void navigate({ to, search, ignoreBlocker: true }),
  }
}
