import type { CalendarDate } from '@internationalized/date'
import { type ReactNode, useMemo } from 'react'
import { validity } from '../field/field-validity.ts'
import { useStrings } from '../strings/use-strings.ts'
import { dayProblem } from './date-problem.ts'
import { type DayValue, dayOptions } from './day-props.ts'
import { dayOf, type IsoDate } from './iso-date.ts'
import { useWholeDate } from './use-whole-date.ts'

type DayField = DayValue<IsoDate> & { errorMessage: ReactNode }

/** One day, typed or picked: what react-aria is given, why the day is refused, and how its segments report. */
export function useDay({ value, defaultValue, onChange, errorMessage, ...limits }: DayField) {
  const strings = useStrings()
  const { shown, change, markPartial } = useWholeDate({ value, defaultValue, onChange })
  const day = useMemo(() => dayOf(shown), [shown])
  const reason = errorMessage || dayProblem(shown, limits, strings)
  return {
    reason,
    aria: {
      ...dayOptions(limits),
      ...validity(reason),
      value: day,
      onChange: (next: CalendarDate | null) => change(next?.toString() ?? null),
    },
    onPartial: (isPartial: boolean) => markPartial('date', isPartial),
  }
}
