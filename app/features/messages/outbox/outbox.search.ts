import { oneOf, pageNumber, recordId, searchOf, textThat } from '#app/navigation/search-values.ts'
import { outboxFilters } from './outbox-filters.ts'

/** Search parameters: what is listed, and the e-mail that is open. */
export const outboxSearch = searchOf({
  page: pageNumber,
  estado: oneOf(outboxFilters, 'todos'),
  mensagem: textThat((text) => /^[a-z_]{0,60}$/.test(text), ''),
  idPessoa: recordId,
  idRequisicao: recordId,
  idEnvio: recordId,
  email: recordId,
})
export type OutboxSearch = ReturnType<typeof outboxSearch>

/** Values that the address does not spell out. */
export const outboxSearchDefaults = { page: 0, estado: 'todos', mensagem: '' } as const
