import { useSuspenseQuery } from '@tanstack/react-query'
import { type RequestsPath, useRequestsAddress } from '../list/use-requests-address.ts'
import { requestQueries } from '../requests.queries.ts'
import type { RequestsSearch } from '../requests.search.ts'
import { RequestDetailView } from './RequestDetailView.tsx'

type RequestDetailPageProps = { idRequisicao: number; path: RequestsPath; search: RequestsSearch }

/** One of one's own requests, or of whom one serves, at the address of the list it was opened from. */
export function RequestDetailPage({ idRequisicao, path, search }: RequestDetailPageProps) {
  const { data: request } = useSuspenseQuery(requestQueries.detail(idRequisicao))
  const { hrefOf } = useRequestsAddress(path)
  return <RequestDetailView request={request} backHref={hrefOf({ ...search, idRequisicao: undefined })} />
}
