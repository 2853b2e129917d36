import { useState } from 'react'
import type { NumberReading } from './decimal-text.ts'

interface NumberText {
  /** `null` is empty; `undefined` leaves the number to the field. */
  value: number | null | undefined
  defaultValue: number | null | undefined
  onChange: ((value: number | null) => void) | undefined
  read: (text: string) => NumberReading
  write: (value: number) => string
}

/**
 * The text in the box and the number it stands for. The text stays as typed until the field is left; a number set
 * from outside replaces it unless the text already says that number.
 */
export function useNumberText({ value, defaultValue, onChange, read, write }: NumberText) {
  const shown = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '' : write(amount)
  const amountOf = (written: string) => {
    const reading = read(written)
    return reading.kind === 'amount' ? reading.value : null
  }
  const [text, setText] = useState(() => shown(value === undefined ? defaultValue : value))
  const [known, setKnown] = useState(value)
  const [isUnclear, setUnclear] = useState(false)
  const [isTyping, setTyping] = useState(false)
  if (value !== known) {
    setKnown(value)
    if (value !== undefined && value !== amountOf(text)) {
      setText(shown(value))
      setUnclear(false)
    }
  }
  const tell = (amount: number | null) => {
    if (amount !== amountOf(text)) onChange?.(amount)
  }
  return {
    text,
    /** Parsed amount; `null` when the text is empty or cannot be parsed. */
    amount: amountOf(text),
    /** The field was left with something in it that cannot be read. */
    isUnclear,
    /** Between the first key and leaving the field: too early to complain. */
    isTyping,
    type: (typed: string) => {
      setText(typed)
      setTyping(true)
      if (read(typed).kind !== 'unclear') setUnclear(false)
      tell(amountOf(typed))
    },
    leave: () => {
      const reading = read(text)
      setTyping(false)
      setUnclear(reading.kind === 'unclear')
      if (reading.kind !== 'unclear') setText(shown(amountOf(text)))
    },
    /** A number chosen without typing: by a step, by a slider. */
    choose: (amount: number) => {
      setText(write(amount))
      setTyping(false)
      setUnclear(false)
      tell(amount)
    },
  }
}
