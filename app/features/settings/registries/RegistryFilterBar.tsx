import { Columns } from '@portal/design-system/Columns'
import { ToggleButtonGroup } from '@portal/design-system/ToggleButtonGroup'
import { KeywordField } from '#app/forms/KeywordField.tsx'
import { KeywordForm } from '#app/forms/KeywordForm.tsx'
import { useKeyword } from '#app/forms/use-keyword.ts'
import { registriesText } from './registries.text.ts'
import type { RegistrySearch } from './registry.search.ts'

const situations = [
  { id: 'ativos', label: registriesText.active },
  { id: 'arquivados', label: registriesText.archived },
] as const

type RegistryFilterBarProps = {
  search: RegistrySearch
  /** Example of what can be looked for. */
  hint: string
  onChange: (search: RegistrySearch) => void
}

/** The filters of a list of records. The keyword applies half a second after the last letter or on Enter. */
export function RegistryFilterBar({ search, hint, onChange }: RegistryFilterBarProps) {
  const keyword = useKeyword(search.palavraChave, (palavraChave) =>
    onChange({ ...search, palavraChave, page: 0 }),
  )
  return (
    <KeywordForm label={registriesText.filters} keyword={keyword}>
      <Columns template="mainAction" from="medium" gap="4" align="end">
        <KeywordField
          name="palavraChave"
          label={registriesText.search}
          placeholder={hint}
          keyword={keyword}
        />
        <ToggleButtonGroup
          label={registriesText.status}
          options={situations}
          selected={search.situacao}
          onChange={(situacao) => onChange({ ...search, situacao, page: 0 })}
        />
      </Columns>
    </KeywordForm>
  )
}
