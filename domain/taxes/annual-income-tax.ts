import type { Amount } from '#domain/money.ts'
import { percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'
import type { ProgressiveTable } from './progressive-table.ts'
import { bracketOf, taxByTable } from './progressive-table.ts'
import type { TaxReduction } from './tax-reduction.ts'
import { reductionOf } from './tax-reduction.ts'

/** Tables of the annual return of one calendar year. Reais and per cent. */
export interface AnnualTaxRules {
  table: ProgressiveTable
  dependantDeduction: number
  simplifiedPercent: number
  simplifiedMaximum: number
  reduction: TaxReduction | null
  /** Contributions to pension plans are deductible up to this share of the income (Lei 9.532/1997, art. 11). */
  pensionDeductionPercent: number
}

/** A year's income to be declared, reais. */
export interface AnnualIncome {
  /** Taxable income, exempt slices left out. */
  gross: Amount
  dependants?: number
  /** Deductions of the complete model, dependants and pension contributions left out. */
  otherDeductions?: Amount
  /** Own contributions to pension plans; deductible only for who also pays official social security. */
  pensionContributions?: Amount
  /** `better` takes the model with less tax. */
  model?: 'simplified' | 'complete' | 'better'
}

/** Reais. */
export interface AnnualTax {
  model: 'simplified' | 'complete'
  /** Never more than the income. */
  deductions: number
  base: number
  ratePercent: number
  /** By the table, before the reduction. */
  tax: number
  reduction: number
  due: number
}

/**
 * Income tax of the annual return, for simulations (Lei 9.250/1995, arts. 7 to 11-A; Lei 15.270/2025). The reduction looks
 * at the gross taxable income, whatever the model. The minimum tax on incomes above 600,000 a year is left out.
 */
export function annualIncomeTax(income: AnnualIncome, rules: AnnualTaxRules): AnnualTax {
  const { model = 'better' } = income
  if (model !== 'better') return byModel(income, model, rules)
  const simplified = byModel(income, 'simplified', rules)
  const complete = byModel(income, 'complete', rules)
  return complete.due < simplified.due ? complete : simplified
}

/** How much of the pension contributions of a year may be deducted, reais. */
export function deductibleContributions(
  { gross, pensionContributions = 0 }: Pick<AnnualIncome, 'gross' | 'pensionContributions'>,
  { pensionDeductionPercent }: Pick<AnnualTaxRules, 'pensionDeductionPercent'>,
): number {
  return Math.min(roundHalfUp2(pensionContributions), roundHalfUp2(percentOf(gross, pensionDeductionPercent)))
}

function byModel(income: AnnualIncome, model: 'simplified' | 'complete', rules: AnnualTaxRules): AnnualTax {
  const gross = roundHalfUp2(income.gross)
  const allowed = model === 'simplified' ? simplifiedOf(gross, rules) : completeOf(income, rules)
  const deductions = Math.min(gross, allowed)
  const base = sumReais([gross, -deductions])
  const tax = taxByTable(base, rules.table)
  const due = roundHalfUp2(reductionOf(gross, tax, rules.reduction).neg().plus(tax))
  return {
    model,
    deductions,
    base,
    ratePercent: bracketOf(base, rules.table).ratePercent,
    tax,
    reduction: sumReais([tax, -due]),
    due,
  }
}

function simplifiedOf(gross: number, { simplifiedPercent, simplifiedMaximum }: AnnualTaxRules): number {
  return Math.min(roundHalfUp2(percentOf(gross, simplifiedPercent)), simplifiedMaximum)
}

function completeOf(income: AnnualIncome, rules: AnnualTaxRules): number {
  return sumReais([
    (income.dependants ?? 0) * rules.dependantDeduction,
    income.otherDeductions ?? 0,
    deductibleContributions(income, rules),
  ])
}
