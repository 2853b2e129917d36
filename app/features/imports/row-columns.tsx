import { Stack } from '@portal/design-system/Stack'
import type { StatementColumn } from '@portal/design-system/StatementTable'
import type { ImportRow } from '#contract/imports.ts'
import { columnNames, doneNames, importsText } from './imports.text.ts'
import { changesSentence, problemLine } from './imports-sentences.ts'

const { rows: text } = importsText

/** Columns of the rows of an import. */
export const rowColumns: readonly StatementColumn<ImportRow>[] = [
  { id: 'line', header: text.line, isRowHeader: true, cell: ({ linha }) => String(linha) },
  {
    id: 'who',
    header: text.who,
    isText: true,
    cell: ({ nome, cpf }) => (
      <Stack gap="1">
        <span>{nome ?? text.nobody}</span>
        {cpf && <span>{cpf}</span>}
      </Stack>
    ),
  },
  { id: 'why', header: text.why, isText: true, cell: (row) => <Reasons row={row} /> },
]

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
