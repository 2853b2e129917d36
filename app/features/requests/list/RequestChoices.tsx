import type { FilterOption, RequestFilters } from '../requests.search.ts'
import { requestsText } from '../requests.text.ts'
import { DayFilter } from './DayFilter.tsx'
import { ListFilter } from './ListFilter.tsx'
import { isRangeBackwards } from './request-filters.ts'

export type RequestChoicesProps = {
  filters: RequestFilters
  /** Default false. */
  isAttendant?: boolean
  functionalities: readonly FilterOption[]
  statuses: readonly FilterOption[]
  /** Only attendants choose among plans; a participant has chosen theirs. */
  plans?: readonly FilterOption[] | undefined
  /** How often all filters were taken off: what is half written, or chosen without effect, goes too. */
  clearings: number
  /** Some filters changed; each change is applied at once. */
  onChange: (changed: Partial<RequestFilters>) => void
}

/** Filters of a request list besides keywords: kind, status, first and last day. */
export function RequestChoices({
  filters,
  isAttendant = false,
  functionalities,
  statuses,
  plans,
  clearings,
  onChange,
}: RequestChoicesProps) {
  const { idPlano, idFuncionalidade, idStatus, dataSolicitacaoInicio, dataSolicitacaoFinal } = filters
  // Attendants see the defaults by their names; participants see 'Selecione' until they choose.
  const isOptional = !isAttendant
  return (
    <>
      <ListFilter
        name="idFuncionalidade"
        label={requestsText.functionality}
        options={functionalities}
        isOptional={isOptional}
        applied={String(idFuncionalidade)}
        clearings={clearings}
        onApply={(id) => onChange({ idFuncionalidade: Number(id) })}
      />
      <ListFilter
        name="idStatus"
        label={requestsText.status}
        options={statuses}
        isOptional={isOptional}
        applied={String(idStatus)}
        clearings={clearings}
        onApply={(id) => onChange({ idStatus: Number(id) })}
      />
      {plans && (
        <ListFilter
          name="idPlano"
          label={requestsText.plan}
          options={plans}
          isOptional={isOptional}
          applied={String(idPlano)}
          clearings={clearings}
          onApply={(id) => onChange({ idPlano: Number(id) })}
        />
      )}
      <DayFilter
        name="dataSolicitacaoInicio"
        label={requestsText.startDate}
        applied={dataSolicitacaoInicio}
        clearings={clearings}
        onApply={(day) => onChange({ dataSolicitacaoInicio: day })}
      />
      <DayFilter
        name="dataSolicitacaoFinal"
        label={requestsText.endDate}
        applied={dataSolicitacaoFinal}
        clearings={clearings}
        errorMessage={isRangeBackwards(filters) ? requestsText.rangeBackwards : undefined}
        onApply={(day) => onChange({ dataSolicitacaoFinal: day })}
      />
    </>
  )
}
