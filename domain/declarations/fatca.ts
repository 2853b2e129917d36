import type { IsoDate } from '#domain/calendar.ts'
import { addDays } from '#domain/calendar.ts'
import { isValidCpf, onlyDigits } from '#domain/cpf.ts'
import type { Outcome } from '#domain/outcome.ts'

/** Why a tax residence has no tax number: the country issues none, it could not be had, the country does not ask for it. */
export const NO_TAX_NUMBER_REASONS = ['A', 'B', 'C'] as const
export type NoTaxNumberReason = (typeof NO_TAX_NUMBER_REASONS)[number]

/** At most so many tax residences are declared. */
export const MAXIMUM_TAX_RESIDENCES = 3
const LONGEST_TAX_NUMBER = 20

/** A country in which the person pays taxes as a resident. */
interface TaxResidence {
  /** ISO code of two letters. */
  country: string
  /** Text: numbers of other countries hold letters. Empty with a reason. */
  taxNumber: string
  noNumberReason: NoTaxNumberReason | null
  /** Needed for reason B. */
  explanation: string
}

/** Declaration for FATCA and CRS (IN RFB 1.571/2015 and 1.680/2016). Countries by ISO codes of two letters. */
export interface FatcaDeclaration {
  birthCity: string
  birthCountry: string
  nationalities: readonly string[]
  /** Citizen, permanent resident or substantially present; null while not answered. */
  isUsPerson: boolean | null
  residences: readonly TaxResidence[]
  /** An address or telephone in the United States is on record. */
  hasUsIndicia: boolean
  /** Why the person is no US person in spite of it. */
  indiciaExplanation: string
  isConfirmed: boolean
}

export type FatcaProblem =
  | { field: 'birthCity' | 'birthCountry' | 'nationalities' | 'isUsPerson'; code: 'required' }
  | { field: 'residences'; code: 'required' | 'too-many' | 'repeated-country' | 'us-residence-required' }
  | {
      field: 'country' | 'taxNumber' | 'explanation'
      /** Which of the residences. */
      index: number
      code: 'required' | 'invalid-tax-number' | 'number-or-reason'
    }
  | { field: 'indiciaExplanation'; code: 'required' }
  | { field: 'isConfirmed'; code: 'confirmation-required' }

/** A declaration, complete and possible; what may be stored, or every problem. */
export function checkFatcaDeclaration(
  declaration: FatcaDeclaration,
): Outcome<FatcaDeclaration, FatcaProblem> {
  const { isUsPerson, residences, nationalities } = declaration
  const countries = residences.map(({ country }) => country)
  const problems: FatcaProblem[] = (['birthCity', 'birthCountry'] as const)
    .filter((field) => declaration[field].trim() === '')
    .map((field) => ({ field, code: 'required' }))
  if (nationalities.length === 0) problems.push({ field: 'nationalities', code: 'required' })
  if (isUsPerson === null) problems.push({ field: 'isUsPerson', code: 'required' })
  if (residences.length === 0) problems.push({ field: 'residences', code: 'required' })
  if (residences.length > MAXIMUM_TAX_RESIDENCES) problems.push({ field: 'residences', code: 'too-many' })
  if (new Set(countries).size < countries.length)
    problems.push({ field: 'residences', code: 'repeated-country' })
  if (isUsPerson === true && !countries.includes('US'))
    problems.push({ field: 'residences', code: 'us-residence-required' })
  problems.push(...residences.flatMap(residenceProblems))
  if (isUsPerson === false && declaration.hasUsIndicia && declaration.indiciaExplanation.trim() === '')
    problems.push({ field: 'indiciaExplanation', code: 'required' })
  if (!declaration.isConfirmed) problems.push({ field: 'isConfirmed', code: 'confirmation-required' })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, result: declaration }
}

/** Whether a tax number has the form of its country: the CPF of Brazil, nine digits of the United States, else any text. */
export function isTaxNumber(country: string, taxNumber: string): boolean {
  const text = taxNumber.trim()
  if (text === '' || text.length > LONGEST_TAX_NUMBER) return false
  if (country === 'BR') return isValidCpf(text)
  return country !== 'US' || (/^[\d-]+$/.test(text) && onlyDigits(text).length === 9)
}

/** Days in which a change of circumstances is declared again: the practice of the plans. */
const DAYS_TO_DECLARE_CHANGE = 30

/** Last day for the new declaration after a change of circumstances. */
export function newDeclarationDueOn(changedOn: IsoDate): IsoDate {
  return addDays(changedOn, DAYS_TO_DECLARE_CHANGE)
}

function residenceProblems(residence: TaxResidence, index: number): FatcaProblem[] {
  const { country, taxNumber, noNumberReason, explanation } = residence
  if (country === '') return [{ field: 'country', index, code: 'required' }]
  const hasNumber = taxNumber.trim() !== ''
  if (hasNumber === (noNumberReason !== null))
    return [{ field: 'taxNumber', index, code: 'number-or-reason' }]
  if (hasNumber && !isTaxNumber(country, taxNumber))
    return [{ field: 'taxNumber', index, code: 'invalid-tax-number' }]
  return noNumberReason === 'B' && explanation.trim() === ''
    ? [{ field: 'explanation', index, code: 'required' }]
    : []
}
