import { useEffect, useRef, useState } from 'react'

/** A day, or a range written `start/end`, as text that can be compared. */
type WholeDate = string | null

interface WholeDateProps {
  /** `undefined` leaves the date to the field. */
  value: WholeDate | undefined
  defaultValue: WholeDate | undefined
  onChange: ((value: WholeDate) => void) | undefined
}

/**
 * Keeps what is told apart from what is shown. react-aria goes on holding the old date while a person retypes
 * its day, and a form would send a date that is no longer on the screen. Here a date with a part missing is
 * told as `null`, what was typed stays, and the date is told again once it is whole.
 */
export function useWholeDate({ value, defaultValue, onChange }: WholeDateProps) {
  const [shown, setShown] = useState<WholeDate>(value ?? defaultValue ?? null)
  const [known, setKnown] = useState(value)
  const [partial, setPartial] = useState<ReadonlySet<string>>(new Set())
  const told = useRef<WholeDate>(value ?? defaultValue ?? null)

  if (value !== known) {
    setKnown(value)
    const isOurOwnNull = value === null && partial.size > 0
    if (value !== undefined && !isOurOwnNull) setShown(value)
  }
  useEffect(() => {
    if (value !== undefined) told.current = value
  }, [value])

  const tell = (next: WholeDate) => {
    if (next === told.current) return
    told.current = next
    onChange?.(next)
  }
  const change = (next: WholeDate) => {
    setShown(next)
    tell(next)
  }
  /** Called for each date of the field when it gains or loses its last missing part. */
  const markPartial = (part: string, isPartial: boolean) => {
    const parts = new Set(partial)
    if (isPartial) parts.add(part)
    else if (!parts.delete(part)) return
    setPartial(parts)
    tell(parts.size > 0 ? null : shown)
  }
  return { shown, change, markPartial }
}
