import { Select } from '@portal/design-system/Select'
import { RequestPeriod } from './RequestPeriod.tsx'
import type { FilterOption, RequestFilters } from './requests.search.ts'
import { requestsText } from './requests.text.ts'

export type RequestChoicesProps = {
  filters: RequestFilters
  isAttendant: boolean
  functionalities: readonly FilterOption[]
  statuses: readonly FilterOption[]
  /** Some filters changed; each change is applied at once. */
  onChange: (changed: Partial<RequestFilters>) => void
}

/** What a list of requests is filtered by besides words: kind, status and period. */
export function RequestChoices({
  filters,
  isAttendant,
  functionalities,
  statuses,
  onChange,
}: RequestChoicesProps) {
  return (
    <>
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
    </>
  )
}

function optionsOf(options: readonly FilterOption[]) {
  return options.map(({ id, nome }) => ({ id, label: nome }))
}

/** Attendants see the defaults by their names; participants see 'Selecione' until they choose. */
function chosen(id: number, isAttendant: boolean): number | null {
  return id === 0 && !isAttendant ? null : id
}
