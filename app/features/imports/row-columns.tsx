import { Stack } from '@portal/design-system/Stack'
import type { StatementColumn } from '@portal/design-system/StatementTable'
import type { ImportRow } from '#contract/imports/imports.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { unbroken } from './imports.css.ts'
import { columnNames, doneNames, importsText } from './imports.text.ts'
import { changesSentence, problemLine } from './imports-sentences.ts'

const { rows: text } = importsText

const columns: readonly StatementColumn<ImportRow>[] = [
  { id: 'line', header: text.line, isRowHeader: true, cell: ({ linha }) => String(linha) },
  {
    id: 'who',
    header: text.who,
    isText: true,
    cell: ({ nome, cpf }) => (
      <Stack gap="1">
        {(nome !== null || cpf === null) && <span>{nome ?? text.nobody}</span>}
        {cpf && <span className={unbroken}>{cpf}</span>}
      </Stack>
    ),
  },
  { id: 'why', header: text.why, isText: true, cell: (row) => <Reasons row={row} /> },
]

/** Columns of the rows of an import; those of indexes are about nobody. */
export function rowColumns(kind: ImportKindId): readonly StatementColumn<ImportRow>[] {
  return kind === 'indices' ? columns.filter(({ id }) => id !== 'who') : columns
}

function Reasons({ row }: { row: ImportRow }) {
  const { problemas, feito, resultado } = row
  const left = feito === 'mudou' || feito === 'mantida' ? doneNames[feito] : null
  return (
    <Stack gap="1">
      {resultado !== 'recusada' && <span>{changesSentence(row)}</span>}
      {left && <span>{left}</span>}
      {problemas.map((problem) => (
        <span key={`${problem.coluna} ${problem.motivo}`}>
          {problemLine(problem, (column) => columnNames[column] ?? column)}
        </span>
      ))}
    </Stack>
  )
}
