import type { CalendarDate } from '@internationalized/date'
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
} from 'react-aria-components/DateField'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { dateBox, segments } from './DateField.css.ts'
import { DateSegments } from './DateSegments.tsx'
import type { DayValue, OwnedByDays } from './day-props.ts'
import type { IsoDate } from './iso-date.ts'
import { useDay } from './use-day.ts'

/** `value` and `onChange` carry `AAAA-MM-DD`. */
export type DateFieldProps = FieldOf<Omit<AriaDateFieldProps<CalendarDate>, OwnedByDays>> & DayValue<IsoDate>

/** A day, typed: best for dates people know by heart, such as a birthday. To pick one on a calendar: `DatePicker`. */
export function DateField({
  label,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  ...props
}: DateFieldProps) {
  const { aria, reason, onPartial } = useDay({
    value,
    defaultValue,
    onChange,
    minValue,
    maxValue,
    errorMessage,
  })
  return (
    <AriaDateField<CalendarDate> {...props} {...aria} className={root}>
      <FieldFrame label={label} isRequired={props.isRequired} description={description} errorMessage={reason}>
        <DateSegments className={`${dateBox} ${segments}`} onPartial={onPartial} />
      </FieldFrame>
    </AriaDateField>
  )
}
