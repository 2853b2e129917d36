import type { Amount } from '#domain/money.ts'
import { roundHalfUp2, sumReais } from '#domain/money.ts'
import type { ProgressiveTable } from './progressive-table.ts'
import { bracketOf, taxByTable } from './progressive-table.ts'
import type { TaxReduction } from './tax-reduction.ts'
import { reductionOf } from './tax-reduction.ts'

/** Tables of the monthly withholding, in force for a period. Reais. */
export interface MonthlyTaxRules {
  table: ProgressiveTable
  dependantDeduction: number
  /** Alternative to all other deductions; 0 where there is none. */
  simplifiedDiscount: number
  /** Whether the simplified discount may be used on the thirteenth payment too. */
  simplifiedOnThirteenth: boolean
  /** Part of a pension that is exempt from 65 years on (Lei 7.713/1988, art. 6, XV). */
  exemptFrom65: number
  reduction: TaxReduction | null
  /** Tax up to this value is not withheld from monthly payments (Lei 9.430/1996, art. 67). */
  notWithheldUpTo: number
}

/** `age-65` frees a slice of a pension; `illness` frees all of it (Lei 7.713/1988, art. 6, XIV and XV). */
export type IncomeExemption = 'none' | 'age-65' | 'illness'

/** Income of one month at one paying source, reais. */
export interface MonthlyIncome {
  gross: Amount
  exemption?: IncomeExemption
  dependants?: number
  /** Alimony by court order. */
  alimony?: Amount
  officialSocialSecurity?: Amount
  /** The thirteenth payment is taxed by itself, at source only. */
  kind?: 'monthly' | 'thirteenth'
}

/** Every step of the withholding, so that it can be explained. Reais, rounded. */
export interface MonthlyTax {
  gross: number
  exempt: number
  /** Gross less exempt: what the reduction looks at. */
  taxable: number
  deductions: TaxDeductions
  base: number
  ratePercent: number
  deduct: number
  tax: number
  reduction: number
  withheld: number
}

/** The deductions applied: itemised ones, or the simplified discount when it is worth more. */
interface TaxDeductions {
  kind: 'itemised' | 'simplified'
  dependants: number
  alimony: number
  officialSocialSecurity: number
  /** Taken from the taxable income: never more than it. */
  total: number
}

/** Income tax withheld in the progressive regime (Lei 9.250/1995, arts. 3 to 4; Lei 15.270/2025). */
export function monthlyIncomeTax(income: MonthlyIncome, rules: MonthlyTaxRules): MonthlyTax {
  const gross = roundHalfUp2(income.gross)
  const exempt = exemptPart(gross, income.exemption ?? 'none', rules)
  const taxable = sumReais([gross, -exempt])
  const deductions = deductionsOf(income, taxable, rules)
  const base = sumReais([taxable, -deductions.total])
  const { ratePercent, deduct } = bracketOf(base, rules.table)
  const tax = taxByTable(base, rules.table)
  const reduction = Math.min(tax, roundHalfUp2(reductionOf(taxable, tax, rules.reduction)))
  return {
    gross,
    exempt,
    taxable,
    deductions,
    base,
    ratePercent,
    deduct,
    tax,
    reduction,
    withheld: withheldOf(sumReais([tax, -reduction]), income, rules),
  }
}

function exemptPart(gross: number, exemption: IncomeExemption, { exemptFrom65 }: MonthlyTaxRules): number {
  if (exemption === 'illness') return gross
  return exemption === 'age-65' ? Math.min(gross, exemptFrom65) : 0
}

function deductionsOf(income: MonthlyIncome, taxable: number, rules: MonthlyTaxRules): TaxDeductions {
  const dependants = roundHalfUp2((income.dependants ?? 0) * rules.dependantDeduction)
  const alimony = roundHalfUp2(income.alimony ?? 0)
  const officialSocialSecurity = roundHalfUp2(income.officialSocialSecurity ?? 0)
  const itemised = sumReais([dependants, alimony, officialSocialSecurity])
  const maySimplify = income.kind !== 'thirteenth' || rules.simplifiedOnThirteenth
  const simplified = maySimplify ? rules.simplifiedDiscount : 0
  return {
    kind: simplified > itemised ? 'simplified' : 'itemised',
    dependants,
    alimony,
    officialSocialSecurity,
    total: Math.min(taxable, Math.max(itemised, simplified)),
  }
}

function withheldOf(tax: number, { kind }: MonthlyIncome, { notWithheldUpTo }: MonthlyTaxRules): number {
  return kind !== 'thirteenth' && tax <= notWithheldUpTo ? 0 : tax
}
