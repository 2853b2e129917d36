import type { CalendarDate } from '@internationalized/date'
import { useMemo } from 'react'
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
} from 'react-aria-components/DateField'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { dateBox, segments } from './DateField.css.ts'
import { DateSegments } from './DateSegments.tsx'
import { dayProblem } from './date-problem.ts'
import { dayOf, type IsoDate, limitOf } from './iso-date.ts'
import { useWholeDate } from './use-whole-date.ts'

type Passed = Omit<
  AriaDateFieldProps<CalendarDate>,
  | 'defaultValue'
  | 'granularity'
  | 'hideTimeZone'
  | 'hourCycle'
  | 'maxValue'
  | 'minValue'
  | 'onChange'
  | 'placeholderValue'
  | 'value'
>

export type DateFieldProps = FieldOf<Passed> & {
  /** `AAAA-MM-DD`; `null` is empty. */
  value?: IsoDate | null
  defaultValue?: IsoDate | null
  /** A whole date, or `null` while a part is missing. */
  onChange?: (value: IsoDate | null) => void
  /** First and last day accepted. */
  minValue?: IsoDate | null
  maxValue?: IsoDate | null
}

/** A day, typed: best for dates people know by heart, such as a birthday. */
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
  const { shown, change, markPartial } = useWholeDate({ value, defaultValue, onChange })
  const day = useMemo(() => dayOf(shown), [shown])
  const reason = errorMessage || dayProblem(shown, { minValue, maxValue })
  return (
    <AriaDateField<CalendarDate>
      {...props}
      {...validity(reason)}
      granularity="day"
      shouldForceLeadingZeros
      value={day}
      minValue={limitOf(minValue)}
      maxValue={limitOf(maxValue)}
      onChange={(next) => change(next?.toString() ?? null)}
      className={root}
    >
      <FieldFrame label={label} isRequired={props.isRequired} description={description} errorMessage={reason}>
        <DateSegments
          className={`${dateBox} ${segments}`}
          onPartial={(isPartial) => markPartial('date', isPartial)}
        />
      </FieldFrame>
    </AriaDateField>
  )
}
