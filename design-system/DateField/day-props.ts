import { type IsoDate, limitOf } from './iso-date.ts'

/** Names of react-aria's date props that a field of days handles itself. */
export type OwnedByDays =
  | 'defaultValue'
  | 'granularity'
  | 'hideTimeZone'
  | 'hourCycle'
  | 'maxValue'
  | 'minValue'
  | 'onChange'
  | 'placeholderValue'
  | 'value'

/** The first and the last day a field accepts, both included. */
export interface DayLimits {
  minValue?: IsoDate | null
  maxValue?: IsoDate | null
}

/** A value of days, in and out. `null` is empty. */
export interface DayValue<Value> extends DayLimits {
  value?: Value | null
  defaultValue?: Value | null
  /** The whole value, or `null` while a part is missing. */
  onChange?: (value: Value | null) => void
}

/** Options react-aria gets from every date field. */
export const dayOptions = ({ minValue, maxValue }: DayLimits) =>
  ({
    granularity: 'day',
    shouldForceLeadingZeros: true,
    minValue: limitOf(minValue),
    maxValue: limitOf(maxValue),
  }) as const
