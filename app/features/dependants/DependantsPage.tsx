import { useSuspenseQuery } from '@tanstack/react-query'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { returnedAs, returnedRequestQuery } from '#app/features/request-engine/returned-request.queries.ts'
import { dependantsData, dependantTypeWord } from '#contract/dependants/dependants.ts'
import { DependantTypes } from './DependantTypes.tsx'
import { dependantsQuery } from './dependants.queries.ts'
import type { DependantsSearch } from './dependants.search.ts'
import { dependantsRequests } from './dependants-request.tsx'

/** Dependants of one type; the request that is corrected says which, else the address, else what fits the person. */
export function DependantsPage({ tipo, idRequisicao }: DependantsSearch) {
  const { data: found } = useSuspenseQuery(returnedRequestQuery(idRequisicao))
  const returned = returnedAs(found, dependantsData)
  const word = returned ? dependantTypeWord(returned.dados.tipo) : tipo
  const { data: situation } = useSuspenseQuery(dependantsQuery(word))
  const views = <DependantTypes current={dependantTypeWord(situation.tipo)} />
  return situation.tipo === 1 ? (
    <RequestPage key="1" definition={dependantsRequests[1]} situation={situation} views={views} />
  ) : (
    <RequestPage key="2" definition={dependantsRequests[2]} situation={situation} views={views} />
  )
}
