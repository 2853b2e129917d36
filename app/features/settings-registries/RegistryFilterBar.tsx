import type { FormEvent } from 'react'
import { useKeyword } from '#app/forms/use-keyword.ts'
import { Card } from '#design-system/Card/Card.tsx'
import { SearchField } from '#design-system/SearchField/SearchField.tsx'
import { ToggleButtonGroup } from '#design-system/ToggleButtonGroup/ToggleButtonGroup.tsx'
import { filterRow } from './registries.css.ts'
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keyword.applyNow()
  }
  return (
    <Card>
      <form
        method="get"
        role="search"
        aria-label={registriesText.filters}
        onSubmit={submit}
        className={filterRow}
      >
        <SearchField
          name="palavraChave"
          label={registriesText.search}
          placeholder={hint}
          maxLength={80}
          value={keyword.text}
          onChange={keyword.type}
          onClear={keyword.clear}
        />
        <ToggleButtonGroup
          label={registriesText.status}
          options={situations}
          selected={search.situacao}
          onChange={(situacao) => onChange({ ...search, situacao, page: 0 })}
        />
      </form>
    </Card>
  )
}
