import { auditSubjectNames } from '#contract/records/audit.text.ts'
import type { AuditEntry } from '#contract/records/audit.ts'
import { type SheetColumn, sheetOf } from './xlsx/write-workbook.ts'

/** An entry of the record as its row tells it; `values`: what it kept, a line each. */
export type AuditRow = AuditEntry & { values: readonly string[] }

const COLUMNS: readonly SheetColumn<AuditRow>[] = [
  { title: 'Registro', width: 12, read: ({ id }) => String(id) },
  { title: 'Data', width: 18, read: ({ data }) => ({ instant: new Date(data) }) },
  { title: 'Quem fez', width: 32, read: ({ autor }) => autor?.nome ?? 'O próprio portal' },
  { title: 'Em nome da pessoa', width: 18, read: ({ emNome }) => (emNome ? 'Sim' : '') },
  { title: 'Sobre quem', width: 32, read: ({ pessoa }) => pessoa?.nome ?? '' },
  { title: 'Assunto', width: 26, read: ({ assunto }) => (assunto ? auditSubjectNames[assunto] : '') },
  { title: 'O que foi feito', width: 60, read: ({ descricao }) => descricao },
  { title: 'Valores', width: 60, read: ({ values }) => values.join('\n') },
]

/** The sheet of the record, one row an entry. */
export function auditSheet(batches: AsyncIterable<readonly AuditRow[]>) {
  return sheetOf({ name: 'Auditoria', columns: COLUMNS, batches })
}
