import type { FormEvent } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { Card } from '#design-system/Card/Card.tsx'
import { SearchField } from '#design-system/SearchField/SearchField.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import { RequestPeriod } from './RequestPeriod.tsx'
import { isFiltered } from './request-filters.ts'
import { filterActions, filterGrid, keywordRow } from './requests.css.ts'
import type { FilterOption, RequestFilters } from './requests.schema.ts'
import { requestsText } from './requests.text.ts'
import { useKeyword } from './use-keyword.ts'

type RequestFilterBarProps = {
  filters: RequestFilters
  isAttendant: boolean
  functionalities: readonly FilterOption[]
  statuses: readonly FilterOption[]
  /** Some filters changed; each change is applied at once. */
  onChange: (changed: Partial<RequestFilters>) => void
  onClear: () => void
}

/** The filters of a request list. Choices apply at once, the keyword half a second after the last letter or on Enter. */
export function RequestFilterBar({
  filters,
  isAttendant,
  functionalities,
  statuses,
  onChange,
  onClear,
}: RequestFilterBarProps) {
  const keyword = useKeyword(filters.palavraChave, (palavraChave) => onChange({ palavraChave }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keyword.applyNow()
  }
  return (
    <Card>
      <form method="get" role="search" aria-label={requestsText.filters} onSubmit={submit}>
        <div className={filterGrid}>
          <Select
            name="idFuncionalidade"
            label={requestsText.functionality}
            options={optionsOf(functionalities)}
            value={chosen(filters.idFuncionalidade, isAttendant)}
            onChange={(idFuncionalidade) => onChange({ idFuncionalidade: idFuncionalidade ?? 0 })}
          />
          <Select
            name="idStatus"
            label={requestsText.status}
            options={optionsOf(statuses)}
            value={chosen(filters.idStatus, isAttendant)}
            onChange={(idStatus) => onChange({ idStatus: idStatus ?? 0 })}
          />
          <RequestPeriod filters={filters} onChange={onChange} />
        </div>
        <div className={keywordRow}>
          <SearchField
            name="palavraChave"
            label={requestsText.keyword}
            placeholder={isAttendant ? requestsText.keywordHintAttendant : requestsText.keywordHint}
            maxLength={80}
            value={keyword.text}
            onChange={keyword.type}
            onClear={keyword.clear}
          />
          <div className={filterActions}>
            <Button type="submit">{requestsText.search}</Button>
            {isFiltered(filters) && (
              <Button variant="quiet" onPress={onClear}>
                {requestsText.clearFilters}
              </Button>
            )}
          </div>
        </div>
      </form>
    </Card>
  )
}

function optionsOf(options: readonly FilterOption[]) {
  return options.map(({ id, nome }) => ({ id, label: nome }))
}

/** Attendants see the defaults by their names; participants see 'Selecione' until they choose. */
function chosen(id: number, isAttendant: boolean): number | null {
  return id === 0 && !isAttendant ? null : id
}
