import { requestDraftQuery } from '#app/features/request-engine/request-drafts.queries.ts'
import { returnedAs, returnedRequestQuery } from '#app/features/request-engine/returned-request.queries.ts'
import { serviceLoader } from '#app/features/request-engine/service-loader.ts'
import { dependantsData, dependantTypeWord } from '#contract/dependants/dependants.ts'
import { dependantsQuery } from './dependants.queries.ts'
import type { DependantsSearch } from './dependants.search.ts'

/** Reads what the page needs, at once; only a correction, and an address without a list, have to say first which list it is about. */
export const dependantsLoader = serviceLoader(
  (queryClient, { tipo, idRequisicao }: Pick<DependantsSearch, 'tipo' | 'idRequisicao'>) => {
    const returned = queryClient
      .ensureQueryData(returnedRequestQuery(idRequisicao))
      .then((found) => returnedAs(found, dependantsData))
    const word = returned.then((found) => (found ? dependantTypeWord(found.dados.tipo) : tipo))
    const situation = word.then((of) => queryClient.ensureQueryData(dependantsQuery(of)))
    const part = word.then((of) => of ?? situation.then((read) => dependantTypeWord(read.tipo)))
    return [
      situation,
      Promise.all([part, returned]).then(([parte, found]) =>
        queryClient.fetchQuery({
          ...requestDraftQuery({ servico: 'dependentes', parte, idRequisicao: found?.id }),
          staleTime: 0,
        }),
      ),
    ]
  },
)
