import { oneOf, pageNumber, recordId, searchOf, textThat } from '#app/navigation/search-values.ts'
import { auditSubjects } from '#contract/records/audit-subjects.ts'
import { isIsoDate } from '#domain/iso-date.ts'

const day = textThat((text) => isIsoDate(text) && text >= '1900-01-01', undefined)

/**
 * Search parameters: what of the record is listed, and the register that is open. `ate`: the newest register that the first page knew, so
 * that what is written meanwhile moves nothing from page to page.
 */
export const auditSearch = searchOf({
  page: pageNumber,
  idPessoa: recordId,
  idAutor: recordId,
  dataInicio: day,
  dataFim: day,
  assunto: oneOf(auditSubjects, undefined),
  ate: recordId,
  registro: recordId,
})
export type AuditSearch = ReturnType<typeof auditSearch>

/** Values that the address does not spell out. */
export const auditSearchDefaults = { page: 0 } as const
