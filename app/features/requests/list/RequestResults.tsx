import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Pagination } from '@portal/design-system/Pagination'
import { memo } from 'react'
import { RequestTable } from '#app/features/request-engine/RequestTable.tsx'
import type { CallAnswer } from '#contract/call-types.ts'
import type { RequestItem, retornarSolicitacoes } from '#contract/requests/requests.ts'
import { DiscussRequestRow } from '../one-request/DiscussRequest.tsx'
import type { RequestsSearch } from '../requests.search.ts'
import { requestsText } from '../requests.text.ts'
import { NoRequestsFound } from './NoRequestsFound.tsx'
import { filtersOf, isFiltered } from './request-filters.ts'
import type { RequestsAddress } from './use-requests-address.ts'

type RequestResultsProps = {
  list: CallAnswer<typeof retornarSolicitacoes>
  /** Search the list answers; behind the address while the next answer loads. */
  search: RequestsSearch
  hrefOf: RequestsAddress['hrefOf']
  onClear: () => void
}

const askAbout = (request: RequestItem) => <DiscussRequestRow request={request} />

/**
 * The requests that were found, and the pages of them. Drawn anew only with another answer: a choice of the filters shows itself first,
 * which on a slow phone takes a third of the time.
 */
export const RequestResults = memo(function RequestResults({
  list,
  search,
  hrefOf,
  onClear,
}: RequestResultsProps) {
  return (
    <>
      {list.requisicoes.length > 0 ? (
        <RequestTable
          caption={requestsText.list}
          requests={list.requisicoes}
          hrefOf={(idRequisicao) => hrefOf({ ...search, idRequisicao })}
          action={askAbout}
        />
      ) : isFiltered(filtersOf(search)) ? (
        <NoRequestsFound onClear={onClear} />
      ) : (
        <NeverAny />
      )}
      <Pagination
        page={search.page}
        totalPages={list.totalPage}
        getHref={(target) => hrefOf({ ...search, page: target })}
      />
    </>
  )
})

function NeverAny() {
  return (
    <EmptyState
      headingLevel={3}
      title={requestsText.neverTitle}
      action={<LinkButton href="/services">{requestsText.neverAction}</LinkButton>}
    >
      {requestsText.neverText}
    </EmptyState>
  )
}
