import { taxStepNames } from '#contract/payroll/pay-slips.text.ts'
import type { Withholding } from '#contract/payroll/pay-slips.ts'
import { percentText, reaisText } from '#contract/value-text.ts'
import type { FigureLine } from './FigureSteps.tsx'

/** The way from an income to its tax by the progressive table, step by step; `income` names the income. Steps that took nothing are left out. */
export function withholdingLines(tax: Withholding, income: string = taxStepNames.bruto): FigureLine[] {
  const deduction =
    tax.deducoes.tipo === 'simplificada' ? taxStepNames.deducaoSimplificada : taxStepNames.deducoes
  const byTable = `${reaisText(tax.base)} × ${percentText(tax.aliquota)} − ${reaisText(tax.parcelaADeduzir)} = ${reaisText(tax.imposto)}`
  const steps: (FigureLine | false)[] = [
    { label: income, value: reaisText(tax.bruto) },
    tax.isento > 0 && { label: taxStepNames.isento, value: minus(tax.isento) },
    tax.isento > 0 && { label: taxStepNames.tributavel, value: reaisText(tax.tributavel) },
    tax.deducoes.total > 0 && { label: deduction, value: minus(tax.deducoes.total) },
    { label: taxStepNames.base, value: reaisText(tax.base) },
    { label: taxStepNames.imposto, value: tax.aliquota === 0 ? reaisText(0) : byTable },
    tax.reducao > 0 && { label: taxStepNames.reducao, value: minus(tax.reducao) },
    { label: taxStepNames.retido, value: reaisText(tax.retido) },
  ]
  return steps.filter((step) => step !== false)
}

function minus(amount: number): string {
  return `− ${reaisText(amount)}`
}
