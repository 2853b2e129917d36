import { accountFormat } from '#domain/people/account-formats.ts'
import { accountInputsText as text } from './account-inputs.text.ts'

/** How a bank's agency is typed, and what is said below it. */
export function agencyInput(bank: string) {
  const { onlyAgency, agencyCheckDigits } = accountFormat(bank)
  const takesDigit = agencyCheckDigits !== null
  return {
    maxLength: 6,
    inputMode: takesDigit ? 'text' : 'numeric',
    description: onlyAgency ? text.onlyAgency(onlyAgency) : takesDigit ? text.agencyDigit : text.agency,
  } as const
}

/** How a bank's account is typed, with or without dots and dash, and what is said below it. */
export function accountInput(bank: string) {
  const { digits, hasLetters } = accountFormat(bank)
  return {
    maxLength: 20,
    inputMode: hasLetters ? 'text' : 'numeric',
    description: bank === '104' ? text.caixa : bank === '' ? text.account : text.digits(digits, hasLetters),
  } as const
}
