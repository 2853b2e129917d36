import { CellLines, type StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { formatInstant } from '#app/format/dates.ts'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { DebitFileListed } from '#contract/payment-clearings/debit-files.ts'
import { debitsText as text } from './debits.text.ts'
import { askedSentence, debitFileName } from './debits-sentences.ts'

/** Columns of the files of debits; only who may prepare one can fetch them. */
export function debitFileColumns(canFetch: boolean): readonly StatementColumn<DebitFileListed>[] {
  return [
    {
      id: 'file',
      header: text.file,
      isRowHeader: true,
      cell: ({ id, numero }) =>
        canFetch ? (
          <FileLink href={fileHref('debitos-banco', id)}>{debitFileName(numero)}</FileLink>
        ) : (
          debitFileName(numero)
        ),
    },
    { id: 'asks', header: text.asks, cell: askedSentence },
    {
      id: 'written',
      header: text.written,
      cell: ({ geradoPor, geradoEm }) => (
        <CellLines>
          <span>{geradoPor}</span>
          <Text as="span" variant="small" tone="muted">
            {formatInstant(geradoEm)}
          </Text>
        </CellLines>
      ),
    },
  ]
}
