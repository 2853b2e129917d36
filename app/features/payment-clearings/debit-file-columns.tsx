import type { StatementColumn } from '@portal/design-system/StatementTable'
import { TwoLines } from '#app/listing/TwoLines.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { DebitFileListed } from '#contract/payment-clearings/debit-files.ts'
import { instantText } from '#contract/value-text.ts'
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
      cell: ({ geradoPor, geradoEm }) => <TwoLines below={instantText(geradoEm)}>{geradoPor}</TwoLines>,
    },
  ]
}
