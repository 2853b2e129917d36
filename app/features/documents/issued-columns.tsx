import type { StatementColumn } from '@portal/design-system/StatementTable'
import type { IssuedDocument } from '#contract/documents/documents.ts'
import { dateText } from '#contract/value-text.ts'
import { DocumentActions } from './DocumentActions.tsx'
import { documentsText as text } from './documents.text.ts'
import { issuedTitle } from './documents-sentences.ts'
import { issuedHref } from './issued-documents.ts'

export function issuedColumns(
  onView: (document: IssuedDocument) => void,
): readonly StatementColumn<IssuedDocument>[] {
  return [
    { id: 'document', header: text.issued.document, isRowHeader: true, cell: issuedTitle },
    { id: 'date', header: text.issued.date, cell: ({ data }) => dateText(data) },
    {
      id: 'file',
      header: text.issued.file,
      isNumeric: true,
      cell: (document) => (
        <DocumentActions
          name={issuedTitle(document)}
          onView={() => onView(document)}
          href={issuedHref(document)}
        />
      ),
    },
  ]
}
