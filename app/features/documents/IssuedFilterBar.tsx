import { Columns } from '@portal/design-system/Columns'
import { Select } from '@portal/design-system/Select'
import { KeywordField } from '#app/forms/KeywordField.tsx'
import { KeywordForm } from '#app/forms/KeywordForm.tsx'
import { useKeyword } from '#app/forms/use-keyword.ts'
import type { IssuedDocument } from '#contract/documents/documents.ts'
import type { DocumentsSearch } from './documents.search.ts'
import { documentsText } from './documents.text.ts'
import { issuedOptions, yearInSight } from './issued-documents.ts'

const { issued: text } = documentsText

type IssuedFilterBarProps = {
  documents: readonly IssuedDocument[]
  search: DocumentsSearch
  onChange: (changed: Partial<DocumentsSearch>) => void
}

/** Filters of issued documents. Selections apply at once; words half a second after the last letter or on Enter. */
export function IssuedFilterBar({ documents, search, onChange }: IssuedFilterBarProps) {
  const words = useKeyword(search.palavras, (palavras) => onChange({ palavras }))
  const options = issuedOptions(documents)
  const year = search.palavras === '' ? yearInSight(documents, search) : (search.ano ?? 0)
  return (
    <KeywordForm label={text.filters} keyword={words}>
      <Columns template="halves" gap="4">
        <KeywordField name="palavras" label={text.words} placeholder={text.wordsHint} keyword={words} />
        <Columns template="halves" from="medium" gap="4">
          <Select
            name="tipo"
            label={text.kind}
            options={options.kinds}
            value={search.tipo ?? 'todos'}
            onChange={(tipo) => onChange({ tipo: tipo === null || tipo === 'todos' ? undefined : tipo })}
          />
          <Select
            name="ano"
            label={text.year}
            options={options.years}
            value={year}
            onChange={(ano) => onChange({ ano: ano ?? 0 })}
          />
        </Columns>
      </Columns>
    </KeywordForm>
  )
}
