import { onlyDigits } from '../cpf.ts'

const DIGITS = 8

/** Digits of a CEP, with or without its dash. */
export function postalCodeDigits(text: string): string {
  return onlyDigits(text)
}

/** Whether a text is a whole CEP: exactly eight digits. */
export function isPostalCode(text: string): boolean {
  return postalCodeDigits(text).length === DIGITS
}

/** `00000-000`; a text that is no CEP stays as it is. */
export function formatPostalCode(text: string): string {
  const digits = postalCodeDigits(text)
  return digits.length === DIGITS ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text
}
