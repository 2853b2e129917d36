import { accountFormat } from '#domain/contacts/account-formats.ts'
import { accountInputsText as text } from './account-inputs.text.ts'

/** How a bank's agency is typed, and what is said below it. */
export function agencyInput(bank: string) {
  const { onlyAgency, agencyCheckDigits } = accountFormat(bank)
  const takesDigit = agencyCheckDigits !== null
  return {
    mask: takesDigit ? ['9999', '9999-*'] : '9999',
    inputMode: takesDigit ? 'text' : 'numeric',
    description: onlyAgency ? text.onlyAgency(onlyAgency) : takesDigit ? text.agencyDigit : text.agency,
  } as const
}

/** How a bank's account is typed: as many digits as there may be, and a dash before the last sign. */
export function accountInput(bank: string) {
  const { digits, hasLetters } = accountFormat(bank)
  const last = hasLetters ? '*' : '9'
  return {
    mask: Array.from({ length: digits }, (_, more) => `${'9'.repeat(more + 1)}-${last}`),
    inputMode: hasLetters ? 'text' : 'numeric',
    description: bank === '104' ? text.caixa : bank === '' ? text.account : text.digits(digits, hasLetters),
  } as const
}
