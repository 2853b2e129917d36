import { MaskedField, masks } from '@portal/design-system/MaskedField'
import { useState } from 'react'
import { dateText } from '#contract/value-text.ts'
import { useAppliedText } from '../cases/use-applied-text.ts'
import { requestDay } from '../requests.search.ts'
import { requestsText } from '../requests.text.ts'

type DayFilterProps = {
  name: string
  label: string
  /** ISO day that the address says, or empty. */
  applied: string
  /** See `RequestChoices`. */
  clearings: number
  errorMessage?: string | undefined
  onApply: (day: string) => void
}

/**
 * A day of the filters, written as people write it: it works before the script has come, and shows day before month whatever the
 * language of the browser. Applied once it is whole, or emptied.
 */
export function DayFilter({ name, label, applied, clearings, errorMessage, onApply }: DayFilterProps) {
  const [text, show] = useAppliedText(applied && dateText(applied), clearings)
  const [isLeft, setLeft] = useState(false)
  const day = requestDay(text)
  const isWhole = text.length === masks.date.mask.length
  const isWrong = text !== '' && day === '' && (isWhole || isLeft)
  const type = (typed: string) => {
    show(typed)
    const wanted = requestDay(typed)
    if (wanted !== applied && (wanted !== '' || typed === '')) onApply(wanted)
  }
  return (
    <MaskedField
      name={name}
      label={label}
      {...masks.date}
      value={text}
      onChange={type}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      errorMessage={isWrong ? requestsText.dayUnknown : errorMessage}
    />
  )
}
