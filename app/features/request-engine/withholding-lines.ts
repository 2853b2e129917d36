import { formatReais } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import { taxStepNames } from '#contract/payroll/pay-slips.text.ts'
import type { Withholding } from '#contract/payroll/pay-slips.ts'
import type { FigureLine } from './FigureSteps.tsx'

/** The way from an income to its tax by the progressive table, step by step; `income` names the income. Steps that took nothing are left out. */
export function withholdingLines(tax: Withholding, income: string = taxStepNames.bruto): FigureLine[] {
  const deduction =
    tax.deducoes.tipo === 'simplificada' ? taxStepNames.deducaoSimplificada : taxStepNames.deducoes
  const byTable = `${formatReais(tax.base)} × ${formatPercent(tax.aliquota)} − ${formatReais(tax.parcelaADeduzir)} = ${formatReais(tax.imposto)}`
  const steps: (FigureLine | false)[] = [
    { label: income, value: formatReais(tax.bruto) },
    tax.isento > 0 && { label: taxStepNames.isento, value: minus(tax.isento) },
    tax.isento > 0 && { label: taxStepNames.tributavel, value: formatReais(tax.tributavel) },
    tax.deducoes.total > 0 && { label: deduction, value: minus(tax.deducoes.total) },
    { label: taxStepNames.base, value: formatReais(tax.base) },
    { label: taxStepNames.imposto, value: tax.aliquota === 0 ? formatReais(0) : byTable },
    tax.reducao > 0 && { label: taxStepNames.reducao, value: minus(tax.reducao) },
    { label: taxStepNames.retido, value: formatReais(tax.retido) },
  ]
  return steps.filter((step) => step !== false)
}

function minus(amount: number): string {
  return `− ${formatReais(amount)}`
}
