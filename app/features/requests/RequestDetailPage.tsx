import { useSuspenseQuery } from '@tanstack/react-query'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { RequestDetailView } from './RequestDetailView.tsx'
import { requestQueries } from './requests.queries.ts'
import type { RequestsSearch } from './requests.search.ts'
import { UndeliveredEmails } from './UndeliveredEmails.tsx'
import { type RequestsPath, useRequestsAddress } from './use-requests-address.ts'

type RequestDetailPageProps = { idRequisicao: number; path: RequestsPath; search: RequestsSearch }

/** One request, at the address of the list it was opened from. */
export function RequestDetailPage({ idRequisicao, path, search }: RequestDetailPageProps) {
  const { data: request } = useSuspenseQuery(requestQueries.detail(idRequisicao))
  const isAttendant = isAdminMode(useSession())
  const { hrefOf } = useRequestsAddress(path)
  return (
    <RequestDetailView
      request={request}
      isAttendant={isAttendant}
      backHref={hrefOf({ ...search, idRequisicao: undefined })}
      notice={isAttendant && <UndeliveredEmails idRequisicao={idRequisicao} />}
    />
  )
}
