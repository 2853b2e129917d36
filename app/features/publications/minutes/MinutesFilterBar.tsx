import { Columns } from '@portal/design-system/Columns'
import { Select } from '@portal/design-system/Select'
import { KeywordField } from '#app/forms/KeywordField.tsx'
import { KeywordForm } from '#app/forms/KeywordForm.tsx'
import { useKeyword } from '#app/forms/use-keyword.ts'
import type { minutesOptions } from './found-minutes.ts'
import type { MinutesSearchParams } from './minutes.search.ts'
import { minutesText } from './minutes.text.ts'

type MinutesFilterBarProps = {
  search: MinutesSearchParams
  options: ReturnType<typeof minutesOptions>
  onChange: (changed: Partial<MinutesSearchParams>) => void
}

/** Filters of the minutes. Selections apply at once; words half a second after the last letter or on Enter. */
export function MinutesFilterBar({ search, options, onChange }: MinutesFilterBarProps) {
  const words = useKeyword(search.palavras, (palavras) => onChange({ palavras }))
  return (
    <KeywordForm label={minutesText.filters} keyword={words}>
      <Columns template="halves" gap="4">
        <KeywordField
          name="palavras"
          label={minutesText.words}
          placeholder={minutesText.wordsHint}
          keyword={words}
        />
        <Columns template="halves" from="medium" gap="4">
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
        </Columns>
      </Columns>
    </KeywordForm>
  )
}
