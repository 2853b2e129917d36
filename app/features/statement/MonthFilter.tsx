import { MonthField } from '@portal/design-system/MonthField'

export type MonthFilterProps = {
  label: string
  /** The month in the address. */
  applied: string | undefined
  minValue?: string | undefined
  maxValue?: string | undefined
  errorMessage?: string | undefined
  /** A month that can be looked for, or none. */
  onApply: (month: string | undefined) => void
}

/** A month of the filter. A month that is still being typed, or out of reach, looks for nothing. */
export function MonthFilter({ label, applied, minValue, maxValue, errorMessage, onApply }: MonthFilterProps) {
  return (
    <MonthField
      label={label}
      defaultValue={applied ?? null}
      minValue={minValue}
      maxValue={maxValue}
      errorMessage={errorMessage}
      onChange={(month) => {
        const isInReach =
          month === null ||
          ((minValue === undefined || month >= minValue) && (maxValue === undefined || month <= maxValue))
        if (isInReach) onApply(month ?? undefined)
      }}
    />
  )
}
