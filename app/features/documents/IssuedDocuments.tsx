import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { FoundByYear } from '#app/listing/FoundByYear.tsx'
import type { IssuedDocument } from '#contract/documents/documents.ts'
import { type DocumentsSearch, documentsSearchDefaults } from './documents.search.ts'
import { documentsText } from './documents.text.ts'
import { foundSentence, yearCaption } from './documents-sentences.ts'
import { IssuedFilterBar } from './IssuedFilterBar.tsx'
import { issuedColumns } from './issued-columns.tsx'
import { foundByYear } from './issued-documents.ts'

const { issued: text } = documentsText

type IssuedDocumentsProps = {
  documents: readonly IssuedDocument[]
  search: DocumentsSearch
  onSearch: (changed: Partial<DocumentsSearch>) => void
  onView: (document: IssuedDocument) => void
}

/** The documents that the address asks for, a table a year; or that there is none. */
export function IssuedDocuments({ documents, ...props }: IssuedDocumentsProps) {
  if (documents.length > 0) return <FoundDocuments documents={documents} {...props} />
  return (
    <Card>
      <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>
    </Card>
  )
}

function FoundDocuments({ documents, search, onSearch, onView }: IssuedDocumentsProps) {
  const isFiltered = search.ano !== undefined || search.tipo !== undefined || search.palavras !== ''
  return (
    <FoundByYear
      filters={<IssuedFilterBar documents={documents} search={search} onChange={onSearch} />}
      years={foundByYear(documents, search)}
      columns={issuedColumns(onView)}
      rowKey={({ tipo, referencia }) => `${tipo}/${referencia}`}
      clear={isFiltered ? () => onSearch({ ...documentsSearchDefaults, aba: search.aba }) : null}
      text={{ found: foundSentence, ofYear: yearCaption, clear: text.clear, none: text.none }}
    />
  )
}
