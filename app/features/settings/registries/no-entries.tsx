import { Button } from '@portal/design-system/Button'
import type { EmptyStateProps } from '@portal/design-system/EmptyState'
import type { RegistryText } from './define-registry.tsx'
import { registriesText } from './registries.text.ts'
import type { RegistrySearch } from './registry.search.ts'

/** In place of the list: nothing with these words, nothing archived, or nothing yet. */
export function noEntries(
  text: Pick<RegistryText, 'noneTitle' | 'noneText'>,
  search: RegistrySearch,
  onChange: (search: RegistrySearch) => void,
): EmptyStateProps {
  if (search.palavraChave !== '') {
    return {
      illustration: 'search',
      title: registriesText.nothingFoundTitle,
      children: registriesText.nothingFoundText,
      action: (
        <Button variant="secondary" onPress={() => onChange({ ...search, palavraChave: '', page: 0 })}>
          {registriesText.clear}
        </Button>
      ),
    }
  }
  return search.situacao === 'arquivados'
    ? { title: registriesText.nothingArchivedTitle, children: registriesText.nothingArchivedText }
    : { title: text.noneTitle, children: text.noneText }
}
