import { Button } from '@portal/design-system/Button'
import { EmptyState } from '@portal/design-system/EmptyState'
import type { RegistryText } from './define-registry.tsx'
import { registriesText } from './registries.text.ts'
import type { RegistrySearch } from './registry.search.ts'

type NoEntriesProps = {
  text: Pick<RegistryText, 'noneTitle' | 'noneText'>
  search: RegistrySearch
  onChange: (search: RegistrySearch) => void
}

/** In place of the list: nothing with these words, nothing archived, or nothing yet. */
export function NoEntries({ text, search, onChange }: NoEntriesProps) {
  if (search.palavraChave !== '') {
    return (
      <EmptyState
        illustration="search"
        headingLevel={3}
        title={registriesText.nothingFoundTitle}
        action={
          <Button variant="secondary" onPress={() => onChange({ ...search, palavraChave: '', page: 0 })}>
            {registriesText.clear}
          </Button>
        }
      >
        {registriesText.nothingFoundText}
      </EmptyState>
    )
  }
  const isArchive = search.situacao === 'arquivados'
  return (
    <EmptyState headingLevel={3} title={isArchive ? registriesText.nothingArchivedTitle : text.noneTitle}>
      {isArchive ? registriesText.nothingArchivedText : text.noneText}
    </EmptyState>
  )
}
