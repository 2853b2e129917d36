import type { CalendarDate } from '@internationalized/date'
import { useMemo } from 'react'
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
} from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { DateSegments } from '../DateField/DateSegments.tsx'
import { rangeProblem } from '../DateField/date-problem.ts'
import { dayOf, type IsoDate, limitOf } from '../DateField/iso-date.ts'
import { useWholeDate } from '../DateField/use-whole-date.ts'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CalendarIcon } from '../icons/icons.ts'
import { floating } from '../overlay/floating.css.ts'
import { strings } from '../strings.ts'
import { dates, opener, popover, rangeBox, until } from './DateRangePicker.css.ts'
import { RangeCalendar } from './RangeCalendar.tsx'

/** First and last day, both included, as `AAAA-MM-DD`. */
export interface IsoDateRange {
  start: IsoDate
  end: IsoDate
}

type Passed = Omit<
  AriaDateRangePickerProps<CalendarDate>,
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

export type DateRangePickerProps = FieldOf<Passed> & {
  value?: IsoDateRange | null
  defaultValue?: IsoDateRange | null
  /** A whole range, or `null` while a part is missing. */
  onChange?: (value: IsoDateRange | null) => void
  /** First and last day accepted. */
  minValue?: IsoDate | null
  maxValue?: IsoDate | null
}

/** A range as one text, so that two can be compared. */
const written = (range: IsoDateRange | null | undefined) => range && `${range.start}/${range.end}`

const read = (text: string | null): IsoDateRange | null => {
  const [start, end] = text?.split('/') ?? []
  return start && end ? { start, end } : null
}

const daysOf = (text: string | null) => {
  const range = read(text)
  const start = dayOf(range?.start)
  const end = dayOf(range?.end)
  return start && end ? { start, end } : null
}

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
  const { shown, change, markPartial } = useWholeDate({
    value: written(value),
    defaultValue: written(defaultValue),
    onChange: (next) => onChange?.(read(next)),
  })
  const days = useMemo(() => daysOf(shown), [shown])
  const reason = errorMessage || rangeProblem(read(shown), { minValue, maxValue })
  return (
    <AriaDateRangePicker<CalendarDate>
      {...props}
      {...validity(reason)}
      granularity="day"
      shouldForceLeadingZeros
      value={days}
      minValue={limitOf(minValue)}
      maxValue={limitOf(maxValue)}
      onChange={(next) => change(next && `${next.start.toString()}/${next.end.toString()}`)}
      className={root}
    >
      <FieldFrame label={label} isRequired={props.isRequired} description={description} errorMessage={reason}>
        <Group className={rangeBox}>
          <span className={dates}>
            <DateSegments slot="start" onPartial={(isPartial) => markPartial('start', isPartial)} />
            <span aria-hidden className={until}>
              {strings.dateRangePicker.until}
            </span>
            <DateSegments slot="end" onPartial={(isPartial) => markPartial('end', isPartial)} />
          </span>
          <span className={opener}>
            <IconButton isInField icon={CalendarIcon} label={strings.dateRangePicker.open} />
          </span>
        </Group>
      </FieldFrame>
      <Popover className={`${floating} ${popover}`} offset={4}>
        <Dialog>
          <RangeCalendar />
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  )
}
