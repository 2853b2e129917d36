import { useSuspenseQuery } from '@tanstack/react-query'
import { RequestPage } from '#app/features/service-request/RequestPage.tsx'
import { returnedAs, returnedRequestQuery } from '#app/features/service-request/returned-request.queries.ts'
import { DEPENDANT_TYPE_WORDS, dependantsData } from '#contract/dependants.ts'
import { DependantTypes } from './DependantTypes.tsx'
import { dependantsQuery } from './dependants.queries.ts'
import type { DependantsSearch } from './dependants.search.ts'
import { dependantsRequests } from './dependants-request.tsx'

/** Dependants of one type; the request that is corrected says which, else the address, else what fits the person. */
export function DependantsPage({ tipo, idRequisicao }: DependantsSearch) {
  const { data: found } = useSuspenseQuery(returnedRequestQuery(idRequisicao))
  const returned = returnedAs(found, dependantsData)
  const word = returned ? DEPENDANT_TYPE_WORDS[returned.dados.tipo - 1] : tipo
  const { data: situation } = useSuspenseQuery(dependantsQuery(word))
  const current = DEPENDANT_TYPE_WORDS[situation.tipo - 1] ?? 'imposto-renda'
  const views = <DependantTypes current={current} />
  return situation.tipo === 1 ? (
    <RequestPage key="1" definition={dependantsRequests[1]} situation={situation} views={views} />
  ) : (
    <RequestPage key="2" definition={dependantsRequests[2]} situation={situation} views={views} />
  )
}
