import { NativeField } from '@portal/design-system/NativeField'
import type { RequestChoicesProps } from './RequestChoices.tsx'
import { isOtherDay, isRangeBackwards } from './request-filters.ts'
import { asOne } from './requests.css.ts'
import type { FilterOption, RequestFilters } from './requests.search.ts'
import { requestsText } from './requests.text.ts'

type NativeChoicesProps = RequestChoicesProps & {
  /** Somebody came to one of the fields, or left them. */
  onUse: (isInUse: boolean) => void
}

/** {@link RequestChoices} as the browser draws them, under the same names: for the server's picture and until the others have come. */
export function NativeChoices({
  filters,
  isAttendant,
  functionalities,
  statuses,
  onChange,
  onUse,
}: NativeChoicesProps) {
  const list = (name: 'idFuncionalidade' | 'idStatus', label: string, options: readonly FilterOption[]) => (
    <NativeField
      name={name}
      label={label}
      options={options.map(({ id, nome }) => ({ id, label: nome }))}
      isOptional={!isAttendant}
      value={filters[name] === 0 && !isAttendant ? '' : String(filters[name])}
      onChange={(id) => onChange({ [name]: Number(id) })}
    />
  )
  const day = (name: DayName, label: string, errorMessage?: string) => (
    <NativeField
      name={name}
      label={label}
      errorMessage={errorMessage}
      value={filters[name]}
      onChange={(typed) => isOtherDay(typed, filters[name]) && onChange({ [name]: typed })}
    />
  )
  return (
    <div
      className={asOne}
      onFocus={() => onUse(true)}
      onBlur={({ currentTarget, relatedTarget }) => onUse(currentTarget.contains(relatedTarget))}
    >
      {list('idFuncionalidade', requestsText.functionality, functionalities)}
      {list('idStatus', requestsText.status, statuses)}
      {day('dataSolicitacaoInicio', requestsText.startDate)}
      {day(
        'dataSolicitacaoFinal',
        requestsText.endDate,
        isRangeBackwards(filters) ? requestsText.rangeBackwards : undefined,
      )}
    </div>
  )
}

type DayName = keyof Pick<RequestFilters, 'dataSolicitacaoInicio' | 'dataSolicitacaoFinal'>
