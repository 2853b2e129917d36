import * as v from 'valibot'
import { id, typedDate } from '#contract/formats.ts'
import { auditSubjects } from '#contract/records/audit-subjects.ts'

const filters = {
  idPessoa: v.optional(id),
  idAutor: v.optional(id),
  dataInicio: v.optional(typedDate),
  dataFim: v.optional(typedDate),
  assunto: v.optional(v.picklist(auditSubjects)),
}

export const auditPageInput = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  ...filters,
  ate: v.optional(id),
})
export type AuditPageInput = v.InferOutput<typeof auditPageInput>

/** The same of a spreadsheet, as its address says it. */
export const auditFileFilters = v.object({
  ...filters,
  idPessoa: v.optional(v.pipe(v.string(), v.transform(Number), id)),
  idAutor: v.optional(v.pipe(v.string(), v.transform(Number), id)),
})
