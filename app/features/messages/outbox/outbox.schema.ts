import * as v from 'valibot'
import { id } from '#contract/formats.ts'
import { outboxFilters } from './outbox-filters.ts'

export const outboxPage = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  estado: v.picklist(outboxFilters),
  mensagem: v.pipe(v.string(), v.maxLength(60)),
  idPessoa: v.optional(id),
  idRequisicao: v.optional(id),
  idEnvio: v.optional(id),
})
export type OutboxPageInput = v.InferOutput<typeof outboxPage>
