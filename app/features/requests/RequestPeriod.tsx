import { DateField } from '@portal/design-system/DateField'
import { useState } from 'react'
import { isOtherDay, isRangeBackwards } from './request-filters.ts'
import type { RequestFilters } from './requests.search.ts'
import { requestsText } from './requests.text.ts'

type RequestPeriodProps = {
  filters: RequestFilters
  onChange: (changed: Partial<RequestFilters>) => void
}

/** First and last day of the requests to list; either may stay open. */
export function RequestPeriod({ filters, onChange }: RequestPeriodProps) {
  const { dataSolicitacaoInicio: start, dataSolicitacaoFinal: end } = filters
  return (
    <>
      <DayFilter
        name="dataSolicitacaoInicio"
        label={requestsText.startDate}
        applied={start}
        onApply={(dataSolicitacaoInicio) => onChange({ dataSolicitacaoInicio })}
      />
      <DayFilter
        name="dataSolicitacaoFinal"
        label={requestsText.endDate}
        applied={end}
        errorMessage={isRangeBackwards(filters) ? requestsText.rangeBackwards : undefined}
        onApply={(dataSolicitacaoFinal) => onChange({ dataSolicitacaoFinal })}
      />
    </>
  )
}

type DayFilterProps = {
  name: string
  label: string
  applied: string
  errorMessage?: string
  onApply: (day: string) => void
}

function DayFilter({ name, label, applied, errorMessage, onApply }: DayFilterProps) {
  const [day, setDay] = useState(applied)
  const [seen, setSeen] = useState(applied)
  if (seen !== applied) {
    setSeen(applied)
    setDay(applied)
  }
  return (
    <DateField
      name={name}
      label={label}
      value={day || null}
      errorMessage={errorMessage}
      onChange={(value) => {
        const typed = value ?? ''
        setDay(typed)
        if (isOtherDay(typed, applied)) onApply(typed)
      }}
    />
  )
}
