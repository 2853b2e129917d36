import { requestStep } from '#app/features/request-engine/service-request.search.ts'
import { recordId, searchOf } from '#app/navigation/search-values.ts'

/** Points, or reais a month, that another page chose. Whether they are offered says the form. */
const figure = (raw: unknown): number | undefined =>
  typeof raw === 'number' && raw >= 0 && raw <= LARGEST ? raw : undefined

const LARGEST = 1_000_000

/** Search of the change of contribution: that of a request, and what the form is to be filled in with. */
export const changeSearch = searchOf({
  idRequisicao: recordId,
  etapa: requestStep,
  basica: figure,
  suplementar: figure,
  valor: figure,
})
export type ChangeSearch = ReturnType<typeof changeSearch>
