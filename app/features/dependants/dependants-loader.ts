import { requestDraftQuery } from '#app/features/service-request/request-drafts.queries.ts'
import { returnedAs, returnedRequestQuery } from '#app/features/service-request/returned-request.queries.ts'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { DEPENDANT_TYPE_WORDS, dependantsData } from '#contract/dependants.ts'
import { dependantsQuery } from './dependants.queries.ts'
import type { DependantsSearch } from './dependants.search.ts'

/** Reads what the page needs, at once; only a correction has to say first which list it is about. */
export const dependantsLoader = serviceLoader(
  (queryClient, { tipo, idRequisicao }: Pick<DependantsSearch, 'tipo' | 'idRequisicao'>) => {
    const returned = queryClient
      .ensureQueryData(returnedRequestQuery(idRequisicao))
      .then((found) => returnedAs(found, dependantsData))
    const situation = (word: typeof tipo) => queryClient.ensureQueryData(dependantsQuery(word))
    return [
      idRequisicao === undefined
        ? situation(tipo)
        : returned.then((found) => situation(found ? DEPENDANT_TYPE_WORDS[found.dados.tipo - 1] : tipo)),
      returned.then((found) =>
        queryClient.fetchQuery({
          ...requestDraftQuery({ servico: 'dependentes', idRequisicao: found?.id }),
          staleTime: 0,
        }),
      ),
    ]
  },
)
