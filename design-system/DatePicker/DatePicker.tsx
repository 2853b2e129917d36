import type { CalendarDate } from '@internationalized/date'
import { Calendar } from 'react-aria-components/Calendar'
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components/DatePicker'
import { CalendarMonth } from '../calendar/CalendarMonth.tsx'
import { day } from '../calendar/calendar.css.ts'
import { PickerFrame } from '../calendar/PickerFrame.tsx'
import { DateSegments } from '../DateField/DateSegments.tsx'
import type { DayValue, OwnedByDays } from '../DateField/day-props.ts'
import type { IsoDate } from '../DateField/iso-date.ts'
import { useDay } from '../DateField/use-day.ts'
import { root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'

/** `value` and `onChange` carry `AAAA-MM-DD`. */
export type DatePickerProps = FieldOf<Omit<AriaDatePickerProps<CalendarDate>, OwnedByDays>> &
  DayValue<IsoDate>

/** A day, typed or picked on a calendar: best for days near today. For a birthday: `DateField`. */
export function DatePicker({
  label,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  ...props
}: DatePickerProps) {
  const { aria, reason, onPartial } = useDay({
    value,
    defaultValue,
    onChange,
    minValue,
    maxValue,
    errorMessage,
  })
  return (
    <AriaDatePicker<CalendarDate> {...props} {...aria} className={root}>
      <PickerFrame
        label={label}
        isRequired={props.isRequired}
        description={description}
        errorMessage={reason}
        calendar={
          <Calendar>
            <CalendarMonth dayClass={day} />
          </Calendar>
        }
      >
        <DateSegments onPartial={onPartial} />
      </PickerFrame>
    </AriaDatePicker>
  )
}
