import { NativeField } from '@portal/design-system/NativeField'
import { isRangeBackwards } from './request-filters.ts'
import type { FilterOption, RequestChoice } from './requests.search.ts'
import { requestsText } from './requests.text.ts'
import { useRequestChoice } from './use-request-choice.ts'

export type RequestChoicesProps = {
  filters: RequestChoice
  isAttendant: boolean
  functionalities: readonly FilterOption[]
  statuses: readonly FilterOption[]
  /** Some filters changed; each change is applied at once. */
  onChange: (changed: Partial<RequestChoice>) => void
}

/**
 * What a list of requests is filtered by besides words: kind, status, first and last day. Fields of the browser itself: they answer at
 * once, also before the script has come, and a phone opens them as large as its other lists and calendars.
 */
export function RequestChoices({
  filters,
  isAttendant,
  functionalities,
  statuses,
  onChange,
}: RequestChoicesProps) {
  const { shown, choose } = useRequestChoice(filters, onChange)
  const list = (name: 'idFuncionalidade' | 'idStatus', label: string, options: readonly FilterOption[]) => (
    <NativeField
      name={name}
      label={label}
      options={options.map(({ id, nome }) => ({ id, label: nome }))}
      // Attendants see the defaults by their names; participants see 'Selecione' until they choose.
      isOptional={!isAttendant}
      value={shown[name] === 0 && !isAttendant ? '' : String(shown[name])}
      onChange={(id) => choose({ [name]: Number(id) })}
    />
  )
  const day = (
    name: 'dataSolicitacaoInicio' | 'dataSolicitacaoFinal',
    label: string,
    errorMessage?: string,
  ) => (
    <NativeField
      name={name}
      label={label}
      errorMessage={errorMessage}
      value={shown[name]}
      onChange={(typed) => choose({ [name]: typed })}
    />
  )
  const backwards = isRangeBackwards(filters) ? requestsText.rangeBackwards : undefined
  return (
    <>
      {list('idFuncionalidade', requestsText.functionality, functionalities)}
      {list('idStatus', requestsText.status, statuses)}
      {day('dataSolicitacaoInicio', requestsText.startDate)}
      {day('dataSolicitacaoFinal', requestsText.endDate, backwards)}
    </>
  )
}
