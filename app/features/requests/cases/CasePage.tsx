import { useSuspenseQuery } from '@tanstack/react-query'
import { useRequestsAddress } from '../list/use-requests-address.ts'
import { requestQueries } from '../requests.queries.ts'
import type { RequestsSearch } from '../requests.search.ts'
import { CaseView } from './CaseView.tsx'
import { UndeliveredEmails } from './UndeliveredEmails.tsx'
import { useCaseHold } from './use-case-hold.ts'
import { useLiveCase } from './use-live-case.ts'
import { useNextCase } from './use-next-case.ts'

type CasePageProps = { idRequisicao: number; search: RequestsSearch }

/** One request as attendants work on it, at the address of the list it was opened from. */
export function CasePage({ idRequisicao, search }: CasePageProps) {
  const { data: request } = useSuspenseQuery(requestQueries.detail(idRequisicao))
  const { data: desk } = useSuspenseQuery(requestQueries.desk(idRequisicao))
  const { hrefOf } = useRequestsAddress('/request-management')
  const news = useLiveCase(idRequisicao)
  const holding = useCaseHold(request, desk)
  const next = useNextCase(idRequisicao, search)
  return (
    <CaseView
      request={request}
      desk={desk}
      holding={holding}
      news={news}
      next={next}
      backHref={hrefOf({ ...search, idRequisicao: undefined })}
      notice={<UndeliveredEmails idRequisicao={idRequisicao} />}
    />
  )
}
