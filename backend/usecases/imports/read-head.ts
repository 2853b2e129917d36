import { emptyTable, unreadableTableSentence } from '#contract/imports/unreadable-table.text.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { importColumns, MOST_IMPORT_ROWS } from '#domain/imports/import-sheets.ts'
import type { TableHead } from '#domain/imports/table-head.ts'
import type { SentContent } from '../../files/accepted-file.ts'
import { ReadingCutOff, readSent } from '../../files/reading-threads.ts'
import { invalid } from '../../problem.ts'

/** Time of the processor that a file may take, milliseconds, and for each megabyte: the largest takes a fifth of that. */
const READING_MS = 2000
const READING_MS_OF_MEGABYTE = 1000

/**
 * Reads a file to its end before anything of it is kept, for its header and first rows: what is wrong with any of the others is told to
 * whoever sent it. `place`: the sheet and the line of its header, where somebody says them.
 * @throws 422 on `arquivo` for one that cannot be read, has no rows, or more of anything than a sheet has
 */
export async function requireHead(
  kind: ImportKindId,
  { content, leaving }: SentContent,
  place?: { sheet: number; header: number | null },
): Promise<TableHead> {
  const outcome = await readSent('tableHead', content, {
    leaving,
    withinMs: READING_MS + READING_MS_OF_MEGABYTE * (content.length / 1_000_000),
    maxRows: MOST_IMPORT_ROWS,
    columns: importColumns[kind],
    ...(place && { place }),
  }).catch((error: unknown) => {
    if (!(error instanceof ReadingCutOff)) throw error
    return { ok: false, problems: [{ reason: 'too-complex' }] } as const
  })
  if (!outcome.ok) throw invalid({ arquivo: outcome.problems.map(unreadableTableSentence).join(' ') })
  if (outcome.result.header.length === 0 || outcome.result.sample.length === 0)
    throw invalid({ arquivo: emptyTable })
  return outcome.result
}
