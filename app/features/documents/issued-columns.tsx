import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { EyeIcon } from '@portal/design-system/icons'
import type { StatementColumn } from '@portal/design-system/StatementTable'
import { formatDate } from '#app/format/dates.ts'
import { FileLink } from '#app/navigation/FileLink.tsx'
import type { IssuedDocument } from '#contract/documents.ts'
import { documentsText as text } from './documents.text.ts'
import { issuedTitle } from './documents-sentences.ts'
import { issuedHref } from './issued-documents.ts'

/** What it is, of when, and the document itself. */
export function issuedColumns(
  onView: (document: IssuedDocument) => void,
): readonly StatementColumn<IssuedDocument>[] {
  return [
    { id: 'document', header: text.issued.document, isRowHeader: true, cell: issuedTitle },
    { id: 'date', header: text.issued.date, cell: ({ data }) => formatDate(data) },
    {
      id: 'file',
      header: text.issued.file,
      isNumeric: true,
      cell: (document) => (
        <Cluster gap="2" justify="end">
          <Button
            variant="quiet"
            size="compact"
            icon={EyeIcon}
            aria-label={`${text.view} ${issuedTitle(document)}`}
            onPress={() => onView(document)}
          >
            {text.view}
          </Button>
          <FileLink
            variant="quiet"
            size="compact"
            href={issuedHref(document)}
            aria-label={`${text.download} ${issuedTitle(document)}`}
          >
            {text.download}
          </FileLink>
        </Cluster>
      ),
    },
  ]
}
