import { useState } from 'react'
import { type MoneyRules, readMoney, writeMoney } from './money-input.ts'

interface MoneyText extends MoneyRules {
  /** Reais; `null` is empty; `undefined` leaves the amount to the field. */
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  onChange?: ((value: number | null) => void) | undefined
}

const shown = (value: number | null | undefined, rules: MoneyRules) =>
  value === null || value === undefined ? '' : writeMoney(value, rules)

const amountOf = (text: string, rules: MoneyRules) => {
  const reading = readMoney(text, rules)
  return reading.kind === 'amount' ? reading.value : null
}

/**
 * The text in the box and the amount it stands for. The text stays as typed until the field is left; an amount
 * set from outside replaces it unless the text already says that amount.
 */
export function useMoneyText({ value, defaultValue, onChange, ...rules }: MoneyText) {
  const [text, setText] = useState(() => shown(value === undefined ? defaultValue : value, rules))
  const [known, setKnown] = useState(value)
  const [isUnclear, setUnclear] = useState(false)
  if (value !== known) {
    setKnown(value)
    if (value !== undefined && value !== amountOf(text, rules)) {
      setText(shown(value, rules))
      setUnclear(false)
    }
  }
  const type = (typed: string) => {
    setText(typed)
    if (readMoney(typed, rules).kind !== 'unclear') setUnclear(false)
    const amount = amountOf(typed, rules)
    if (amount !== amountOf(text, rules)) onChange?.(amount)
  }
  const leave = () => {
    const reading = readMoney(text, rules)
    setUnclear(reading.kind === 'unclear')
    if (reading.kind !== 'unclear') setText(shown(amountOf(text, rules), rules))
  }
  return { text, isUnclear, type, leave }
}
