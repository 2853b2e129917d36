import { type ReactNode, useState } from 'react'
import type { TextFieldProps } from 'react-aria-components/TextField'
import { useNumberText } from '../field/use-number-text.ts'
import { useStrings } from '../strings/use-strings.ts'
import { type NumberRules, nextNumber, numberProblem, readNumber, writeNumber } from './number-input.ts'

export interface NumberControl extends NumberRules {
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  onChange?: ((value: number | null) => void) | undefined
  errorMessage?: ReactNode
  unit?: string | undefined
  onKeyDown?: TextFieldProps['onKeyDown']
  onBlur?: TextFieldProps['onBlur']
  /** Neither stepped nor typed. */
  isFixed: boolean
}

const directions: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A number typed or stepped: what its text field is given, why the number is refused, and what a step says aloud.
 * react-aria's own number field takes the point for a separator of thousands in Portuguese, so that a hurried 2.5
 * becomes 25; this one reads it as people mean it, or says that it does not understand.
 */
export function useNumberControl({
  value,
  defaultValue,
  onChange,
  errorMessage,
  unit,
  onKeyDown,
  onBlur,
  isFixed,
  ...rules
}: NumberControl) {
  const strings = useStrings()
  const { text, amount, isUnclear, isTyping, type, leave, choose } = useNumberText({
    value,
    defaultValue,
    onChange,
    read: (written) => readNumber(written, rules, strings, unit),
    write: (number) => writeNumber(number, rules, strings),
  })
  const [stepped, setStepped] = useState('')
  const complaint = isUnclear
    ? strings.numberField.notUnderstood(rules.decimals ?? 0)
    : !isTyping && numberProblem(amount, rules, strings)
  const step = (direction: 1 | -1) => {
    const next = nextNumber(amount, direction, rules)
    choose(next)
    setStepped(`${writeNumber(next, rules, strings)} ${unit ?? ''}`.trim())
  }
  const keyDown: NonNullable<TextFieldProps['onKeyDown']> = (event) => {
    onKeyDown?.(event)
    const direction = directions[event.key]
    // Without this no other key would reach what is around the field.
    if (direction === undefined || isFixed) return event.continuePropagation()
    event.preventDefault()
    step(direction)
  }
  const mayBeNegative = rules.minValue === undefined || rules.minValue < 0
  return {
    amount,
    choose,
    step,
    /** Read aloud after a step. */
    stepped,
    reason: isUnclear ? complaint : errorMessage || complaint || undefined,
    canStep: (direction: 1 | -1) => !isFixed && nextNumber(amount, direction, rules) !== amount,
    aria: {
      value: text,
      onChange: (typed: string) => {
        setStepped('')
        type(typed)
      },
      onKeyDown: keyDown,
      onBlur: (event: Parameters<NonNullable<TextFieldProps['onBlur']>>[0]) => {
        leave()
        onBlur?.(event)
      },
      autoComplete: 'off',
      // The numeric keyboards of telephones have no minus, the whole one no comma.
      inputMode: mayBeNegative ? 'text' : rules.decimals ? 'decimal' : 'numeric',
    } as const,
  }
}
