import { RowLink, type StatementColumn } from '@portal/design-system/StatementTable'
import type { ImportItem } from '#contract/imports/imports.ts'
import { ImportState } from './ImportState.tsx'
import { importsText } from './imports.text.ts'
import { actBy, rowsSentence } from './imports-sentences.ts'

const { list: text } = importsText

/** Columns of the list of imports. */
export function importColumns(hrefOf: (id: number) => string): readonly StatementColumn<ImportItem>[] {
  return [
    {
      id: 'file',
      header: text.file,
      isRowHeader: true,
      cell: ({ id, arquivo }) => <RowLink href={hrefOf(id)}>{`${id} · ${arquivo}`}</RowLink>,
    },
    { id: 'state', header: text.state, cell: (one) => <ImportState of={one} /> },
    { id: 'rows', header: text.rows, isText: true, cell: ({ linhas }) => rowsSentence(linhas) },
    { id: 'sent', header: text.sent, isText: true, cell: ({ enviada }) => actBy(enviada) },
    {
      id: 'applied',
      header: text.applied,
      isText: true,
      cell: ({ aplicada, desfeita }) =>
        desfeita ? `${text.undone}: ${actBy(desfeita)}` : (actBy(aplicada) ?? '–'),
    },
  ]
}
