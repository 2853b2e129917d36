import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { EmptyState } from '@portal/design-system/EmptyState'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { useRef } from 'react'
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
  const line = useRef<HTMLParagraphElement>(null)
  const years = foundByYear(documents, search)
  const count = years.reduce((sum, { documents: ofYear }) => sum + ofYear.length, 0)
  const isFiltered = search.ano !== undefined || search.tipo !== undefined || search.palavras !== ''
  const clear = () => {
    onSearch({ ...documentsSearchDefaults, aba: search.aba })
    // The button that was pressed goes away with the filters.
    line.current?.focus()
  }
  return (
    <Stack gap="6">
      <IssuedFilterBar documents={documents} search={search} onChange={onSearch} />
      <Cluster justify="between">
        <Text variant="small" tone="muted" ref={line} tabIndex={-1} role="status">
          {foundSentence(count)}
        </Text>
        {isFiltered && (
          <Button variant="quiet" size="compact" onPress={clear}>
            {text.clear}
          </Button>
        )}
      </Cluster>
      {years.length === 0 && (
        <Card>
          <EmptyState illustration="search" title={text.noneTitle}>
            {text.none}
          </EmptyState>
        </Card>
      )}
      {years.map(({ year, documents: ofYear }) => (
        <Card key={year} title={String(year)}>
          <StatementTable
            caption={yearCaption(year)}
            isCaptionHidden
            columns={issuedColumns(onView)}
            rows={ofYear}
            rowKey={({ tipo, referencia }) => `${tipo}/${referencia}`}
          />
        </Card>
      ))}
    </Stack>
  )
}
