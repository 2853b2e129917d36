import { arquivoExtrato, retornarExtrato } from '#contract/statement/statement.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { StatementFilter } from '#domain/statement/statement-lines.ts'
import type { Api } from '../api.ts'
import { documentHead } from '../database/queries/document-head.ts'
import type { LinkRow } from '../database/queries/plan-links.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { statementDocument } from '../documents/statement-document.ts'
import { writeStatementCsv, writeStatementSpreadsheet } from '../documents/statement-spreadsheet.ts'
import { readStatementLines } from '../usecases/statement/read-statement-lines.ts'
import { readStatementPosition } from '../usecases/statement/read-statement-position.ts'
import { filterOf, type StatementFilterInput } from '../usecases/statement/statement-filter.ts'
import type { FileAnswer } from './file-answer.ts'
import { registerCall } from './register-call.ts'

const MEDIA = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** The statement of a link: its lines, and files of them. */
export function registerStatementCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarExtrato, async ({ link: row, today, query }) => {
    const filter = filterOf(query, today)
    return readStatementLines(database, row, { filter, page: query.pagina, today })
  })

  registerCall(api, arquivoExtrato, async ({ link: row, today, params, query, now }) => {
    const { formato } = params
    const filter = filterOf(query, today)
    const content = await contentOf(api, formato, { row, filter, asked: query, today, now })
    return { content, mediaType: MEDIA[formato], fileName: `extrato_${today}.${formato}` }
  })
}

type Input = { row: LinkRow; filter: StatementFilter; asked: StatementFilterInput; today: IsoDate; now: Date }

async function contentOf(
  { database }: Api,
  format: keyof typeof MEDIA,
  { row, filter, asked, today, now }: Input,
): Promise<FileAnswer['content']> {
  const lines = await readStatementLines(database, row, { filter, page: null, today })
  if (format === 'csv') return writeStatementCsv(lines.linhas)
  if (format === 'xlsx') return writeStatementSpreadsheet(lines.linhas)
  const [position, head] = await Promise.all([
    readStatementPosition(database, row, today),
    documentHead(database, row),
  ])
  return writePdf(statementDocument(position, lines, { ...head, now, asked }))
}
