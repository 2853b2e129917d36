import * as v from 'valibot'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import { id, idOrZeroText, idText, isoInstant, named, pageQuery, pageTotals, typedDate } from '../formats.ts'
import { auditSentences } from './audit.text.ts'
import { auditSubjects } from './audit-subjects.ts'

const group = 'Auditoria'
const access = { kind: 'attendant', minimumLevel: settingRights.read } as const

/** Registers of a page. */
export const AUDIT_PAGE = 20

/** Registers that pages lead to, and of which the total is exact. */
export const MAX_AUDIT_ENTRIES = 10_000

/** Registers of a spreadsheet. */
export const MAX_EXPORTED_ENTRIES = 20_000

/**
 * Filters of the record: about whom, by whom (0: everybody), on which days of São Paulo, both inclusive, and about which subject. `ate`:
 * the newest register that the first page knew, so that later ones move nothing from page to page.
 */
const filters = {
  idPessoa: v.optional(idOrZeroText, '0'),
  idAutor: v.optional(idOrZeroText, '0'),
  dataInicio: v.optional(typedDate),
  dataFim: v.optional(typedDate),
  assunto: v.optional(v.picklist(auditSubjects, auditSentences.subject)),
}

const filtersSchema = v.object(filters)
export type AuditFilters = v.InferOutput<typeof filtersSchema>

const isInOrder = (from: string | undefined, to: string | undefined) =>
  from === undefined || to === undefined || from <= to

/**
 * Something that was done. `autor` null: the portal itself. `pessoa`: whose data it was about, null for nobody's. `emNome`: an attendant
 * did it in the person's name.
 */
const auditEntry = v.object({
  id,
  data: isoInstant,
  autor: v.nullable(named),
  pessoa: v.nullable(named),
  descricao: v.string(),
  assunto: v.nullable(v.picklist(auditSubjects)),
  emNome: v.boolean(),
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

/**
 * The record, newest first, twenty a page. Beyond 10,000 `totalExato` is false, and pages end there. `pessoa` and `autor` name whom the
 * filters name. That it was searched, and for what, is on the record itself.
 */
export const retornarAuditoria = defineCall({
  method: 'GET',
  path: '/retornarAuditoria',
  summary: 'Lista o que foi feito no portal, por quem e com os dados de quem.',
  group,
  access,
  about: { setting: 'auditoria', act: 'edit' },
  query: v.pipe(
    v.object({ ...pageQuery, ...filters, ate: v.optional(idText) }),
    v.forward(
      v.check(({ dataInicio, dataFim }) => isInOrder(dataInicio, dataFim), auditSentences.order),
      ['dataFim'],
    ),
  ),
  answer: v.object({
    registros: v.array(auditEntry),
    ...pageTotals,
    totalExato: v.boolean(),
    ate: v.nullable(id),
    pessoa: v.nullable(named),
    autor: v.nullable(named),
  }),
  problems: [403],
})
export type AuditPage = v.InferOutput<typeof retornarAuditoria.answer>

/** A value before and after, as texts; null: there was none. Names a value as the register keeps it. */
const auditedValue = v.object({
  campo: v.string(),
  antes: v.nullable(v.string()),
  depois: v.nullable(v.string()),
})

/**
 * One register with what it kept, contacts and addresses masked. `acao` and `objeto`: what the portal calls the act and what it was done to.
 * `atendimento`: why an attendant acted in the person's name. `lacre`: its place in the chain and its seal in hexadecimal, null until the next minute.
 */
const auditEntryDetail = v.object({
  ...auditEntry.entries,
  acao: v.string(),
  objeto: v.string(),
  pedido: v.string(),
  idRequisicao: v.nullable(id),
  atendimento: v.nullable(v.object({ motivo: v.nullable(v.string()), inicio: isoInstant })),
  valores: v.array(auditedValue),
  lacre: v.nullable(v.object({ posicao: v.number(), valor: v.string() })),
})
export type AuditEntryDetail = v.InferOutput<typeof auditEntryDetail>

/** One register. That it was opened is on the record. */
export const retornarRegistroAuditoria = defineCall({
  method: 'GET',
  path: '/retornarRegistroAuditoria/{idRegistro}',
  summary: 'Retorna um registro da auditoria com o que mudou.',
  group,
  access,
  about: { setting: 'auditoria', act: 'edit' },
  params: v.object({ idRegistro: idText }),
  answer: auditEntryDetail,
  problems: [403, 404],
})

/** The filtered registers as a spreadsheet, up to 20,000; 409 beyond and for none. The export itself is on the record. */
export const exportarAuditoria = defineCall({
  method: 'GET',
  path: '/exportarAuditoria',
  summary: 'Exporta registros da auditoria para uma planilha.',
  group,
  access,
  about: { setting: 'auditoria', act: 'publish' },
  query: v.pipe(
    filtersSchema,
    v.forward(
      v.check(({ dataInicio, dataFim }) => isInOrder(dataInicio, dataFim), auditSentences.order),
      ['dataFim'],
    ),
  ),
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  makesDocument: true,
  problems: [403, 409],
})
