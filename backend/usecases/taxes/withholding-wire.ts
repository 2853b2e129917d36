import type { Withholding } from '#contract/payroll/pay-slips.ts'
import { deductionWords } from '#contract/payroll/wire-words.ts'
import type { MonthlyTax } from '#domain/taxes/monthly-income-tax.ts'

/** The steps of a withholding, as the wire carries them. */
export function withholdingOnWire(tax: MonthlyTax): Withholding {
  return {
    bruto: tax.gross,
    isento: tax.exempt,
    tributavel: tax.taxable,
    deducoes: {
      tipo: deductionWords.toWire(tax.deductions.kind),
      total: tax.deductions.total,
    },
    base: tax.base,
    aliquota: tax.ratePercent,
    parcelaADeduzir: tax.deduct,
    imposto: tax.tax,
    reducao: tax.reduction,
    retido: tax.withheld,
  }
}
