import { modulo10 } from '../check-digits.ts'

/** How a bank writes its agencies and accounts. */
export interface AccountFormat {
  /** The agency of a bank that has no other. */
  readonly onlyAgency: string | null
  /** The check digits that an agency may have; null where the bank writes none, or it is not known. */
  readonly agencyCheckDigits: ((agency: string) => readonly string[]) | null
  /** Whether a check digit may be a letter, X or P. */
  readonly hasLetters: boolean
  /** Most digits of an account before its check digit. */
  readonly digits: number
  /** Accounts are written with leading zeros up to this many digits. */
  readonly written: number
  /** The check digits that an account may have, of the number as it is written; null where only the bank knows. */
  readonly checkDigits: ((agency: string, number: string) => readonly string[] | null) | null
}

/** Where nothing more is known than how long an account can be. */
const unknown: AccountFormat = {
  onlyAgency: null,
  agencyCheckDigits: null,
  hasLetters: true,
  digits: 12,
  written: 1,
  checkDigits: null,
}

/** A bank without branches. */
const withoutBranches: AccountFormat = { ...unknown, onlyAgency: '0001', hasLetters: false }

/** By COMPE number; the others are only looked at by their length. */
const formats: Readonly<Record<string, AccountFormat>> = {
  // Banco do Brasil: weights 2 to 9 from the right, X for ten.
  '001': {
    ...unknown,
    agencyCheckDigits: (agency) => [modulo11(agency, 9, 'X')],
    digits: 8,
    written: 8,
    checkDigits: (_, number) => [modulo11(number, 9, 'X')],
  },
  // Santander: the last digits of the products alone, over agency and account.
  '033': {
    ...unknown,
    hasLetters: false,
    digits: 8,
    written: 8,
    checkDigits: (agency, number) => {
      const sum = weighted(
        `${agency}${number}`,
        [9, 7, 3, 1, 9, 7, 1, 3, 1, 9, 7, 3],
        (product) => product % 10,
      )
      return [String((10 - (sum % 10)) % 10)]
    },
  },
  '077': { ...withoutBranches, digits: 9 },
  // Caixa: kind of account (3) and number (8) together; of its newer accounts, which are longer, only the bank knows the digit.
  '104': {
    ...unknown,
    hasLetters: false,
    written: 11,
    checkDigits: (agency, number) => {
      if (number.length > 11) return null
      const sum = weighted(`${agency}${number}`, [8, 7, 6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])
      return [String(((sum * 10) % 11) % 10)]
    },
  },
  // Bradesco: weights 2 to 7 from the right; for ten it writes P, and 0 where only digits are taken.
  '237': {
    ...unknown,
    agencyCheckDigits: (agency) => tenAsZeroToo(modulo11(agency, 9, 'P')),
    digits: 7,
    written: 7,
    checkDigits: (_, number) => tenAsZeroToo(modulo11(number, 7, 'P')),
  },
  '260': { ...withoutBranches, digits: 10 },
  '290': withoutBranches,
  '323': withoutBranches,
  '336': withoutBranches,
  // Itaú: one digit for agency and account.
  '341': {
    ...unknown,
    hasLetters: false,
    digits: 5,
    written: 5,
    checkDigits: (agency, number) => [String(modulo10(`${agency}${number}`))],
  },
  '380': withoutBranches,
}

/** How a bank writes its accounts, by its COMPE number. */
export function accountFormat(bank: string): AccountFormat {
  return formats[bank] ?? unknown
}

/** 11 less the remainder of the sum by weights from 2 on, from the right; `ten` stands for ten, 0 for eleven. */
function modulo11(digits: string, heaviest: number, ten: string): string {
  const weights = heaviest - 1
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (2 + (index % weights)), 0)
  const digit = 11 - (sum % 11)
  if (digit === 10) return ten
  return digit === 11 ? '0' : String(digit)
}

function tenAsZeroToo(digit: string): string[] {
  return digit === 'P' ? ['P', '0'] : [digit]
}

function weighted(digits: string, weights: readonly number[], of = (product: number) => product): number {
  return Array.from(digits, Number).reduce((sum, digit, index) => sum + of(digit * (weights[index] ?? 0)), 0)
}
