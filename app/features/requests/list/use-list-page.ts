import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarSolicitacoes } from '#contract/requests/requests.ts'
import type { RequestsSearch } from '../requests.search.ts'
import { pageBeyondEnd } from './request-filters.ts'
import type { RequestsAddress } from './use-requests-address.ts'

/** A list of requests at an address. */
export type ListAtAddress = {
  address: RequestsAddress
  /** Filters and page in the address. */
  search: RequestsSearch
  list: CallAnswer<typeof retornarSolicitacoes>
  /** The address that `list` answers: behind `search` while another answer is on its way. Default `search`. */
  shown?: RequestsSearch
}

export type ListPage = {
  /** For the page's heading. */
  heading: RefObject<HTMLHeadingElement | null>
  /** How often all filters were taken off: what is half written in one goes too. */
  clearings: number
  clearAll: () => void
  /** Another answer is on its way. */
  isRefreshing: boolean
}

/** Shared by the pages of requests: clears the filters, and goes to the last page when the address names one that no longer exists. */
export function useListPage({ address, search, list, shown = search }: ListAtAddress): ListPage {
  const { clear, correct } = address
  const heading = useFocusOnArrival()
  const [clearings, setClearings] = useState(0)
  const clearAll = useCallback(() => {
    setClearings((count) => count + 1)
    clear()
  }, [clear])
  const isRefreshing = shown !== search
  const existing = isRefreshing ? null : pageBeyondEnd(shown.page, list.totalPage)
  useEffect(() => {
    if (existing !== null) correct({ ...search, page: existing })
  })
  return { heading, clearings, clearAll, isRefreshing }
}
