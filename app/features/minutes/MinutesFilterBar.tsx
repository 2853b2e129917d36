import type { FormEvent } from 'react'
import { useKeyword } from '#app/forms/use-keyword.ts'
import { Card } from '#design-system/Card/Card.tsx'
import { SearchField } from '#design-system/SearchField/SearchField.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import type { minutesOptions } from './found-minutes.ts'
import { filterGrid, wordsField } from './minutes.css.ts'
import type { MinutesSearchParams } from './minutes.search.ts'
import { minutesText } from './minutes.text.ts'

type MinutesFilterBarProps = {
  search: MinutesSearchParams
  options: ReturnType<typeof minutesOptions>
  onChange: (changed: Partial<MinutesSearchParams>) => void
}

/** What minutes are looked for by. Choices apply at once, the words half a second after the last letter or on Enter. */
export function MinutesFilterBar({ search, options, onChange }: MinutesFilterBarProps) {
  const words = useKeyword(search.palavras, (palavras) => onChange({ palavras }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    words.applyNow()
  }
  return (
    <Card>
      <form
        method="get"
        role="search"
        aria-label={minutesText.filters}
        onSubmit={submit}
        className={filterGrid}
      >
        <div className={wordsField}>
          <SearchField
            name="palavras"
            label={minutesText.words}
            placeholder={minutesText.wordsHint}
            maxLength={80}
            value={words.text}
            onChange={words.type}
            onClear={words.clear}
          />
        </div>
        <Select
          name="orgao"
          label={minutesText.body}
          options={options.bodies}
          value={search.orgao}
          onChange={(orgao) => onChange({ orgao: orgao ?? 0 })}
        />
        <Select
          name="ano"
          label={minutesText.year}
          options={options.years}
          value={search.ano}
          onChange={(ano) => onChange({ ano: ano ?? 0 })}
        />
      </form>
    </Card>
  )
}
