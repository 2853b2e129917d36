import type { CalendarDate } from '@internationalized/date'
import { useMemo } from 'react'
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
} from 'react-aria-components/DateRangePicker'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { CalendarMonth } from '../calendar/CalendarMonth.tsx'
import { dayOfRange } from '../calendar/calendar.css.ts'
import { PickerFrame } from '../calendar/PickerFrame.tsx'
import { DateSegments } from '../DateField/DateSegments.tsx'
import { rangeProblem } from '../DateField/date-problem.ts'
import { type DayValue, dayOptions, type OwnedByDays } from '../DateField/day-props.ts'
import { useWholeDate } from '../DateField/use-whole-date.ts'
import { root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { useStrings } from '../strings/use-strings.ts'
import { until } from './DateRangePicker.css.ts'
import { daysOf, type IsoDateRange, readRange, writeRange } from './iso-range.ts'

export type { IsoDateRange } from './iso-range.ts'

export type DateRangePickerProps = FieldOf<Omit<AriaDateRangePickerProps<CalendarDate>, OwnedByDays>> &
  DayValue<IsoDateRange>

/** A period: both days typed, or picked on a calendar. */
export function DateRangePicker({
  label,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  ...props
}: DateRangePickerProps) {
  const strings = useStrings()
  const { shown, change, markPartial } = useWholeDate({
    value: writeRange(value),
    defaultValue: writeRange(defaultValue),
    onChange: (next) => onChange?.(readRange(next)),
  })
  const days = useMemo(() => daysOf(shown), [shown])
  const reason = errorMessage || rangeProblem(readRange(shown), { minValue, maxValue }, strings)
  return (
    <AriaDateRangePicker<CalendarDate>
      {...props}
      {...dayOptions({ minValue, maxValue })}
      {...validity(reason)}
      value={days}
      onChange={(next) => change(next && `${next.start.toString()}/${next.end.toString()}`)}
      className={root}
    >
      <PickerFrame
        label={label}
        isRequired={props.isRequired}
        description={description}
        errorMessage={reason}
        calendar={
          <RangeCalendar>
            <CalendarMonth dayClass={dayOfRange} />
          </RangeCalendar>
        }
      >
        <DateSegments slot="start" onPartial={(isPartial) => markPartial('start', isPartial)} />
        <span aria-hidden className={until}>
          {strings.dateRangePicker.until}
        </span>
        <DateSegments slot="end" onPartial={(isPartial) => markPartial('end', isPartial)} />
      </PickerFrame>
    </AriaDateRangePicker>
  )
}
