import { formatReais } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import type { ContributionChangeData } from '#contract/contributions.ts'
import { paymentMethodName } from '#contract/payment-method.ts'
import { contributionChangeText } from './contribution-change.text.ts'

const { rows } = contributionChangeText

/** One line of the comparison: what, as it was, as it was asked to be. `changes` when the two differ. */
export type ComparedRow = { item: string; before: string; after: string; changes: boolean }

/** What a contribution change alters, line by line, in words. */
export function contributionChangeRows(data: ContributionChangeData): ComparedRow[] {
  return data.modalidade === 'percentual' ? percentageRows(data) : voluntaryRows(data)
}

function percentageRows(data: Extract<ContributionChangeData, { modalidade: 'percentual' }>): ComparedRow[] {
  const { anterior } = data
  const percent = (item: string, before: number, after: number) =>
    row(item, formatPercent(before), formatPercent(after))
  const amount = (part: keyof typeof data.valores) =>
    row(rows[part], formatReais(anterior.valores[part]), formatReais(data.valores[part]))
  return [
    percent(rows.basicPercent, anterior.percentualBasica, data.percentualBasica),
    percent(rows.supplementaryPercent, anterior.percentualSuplementar, data.percentualSuplementar),
    amount('basica'),
    amount('suplementar'),
    amount('patrocinadora'),
    amount('total'),
  ]
}

function voluntaryRows(data: Extract<ContributionChangeData, { modalidade: 'voluntaria' }>): ComparedRow[] {
  const { anterior } = data
  return [
    row(rows.monthly, formatReais(anterior.valorContribuicao), formatReais(data.valorContribuicao)),
    row(rows.method, paymentMethodName(anterior.formaPagamento), paymentMethodName(data.formaPagamento)),
  ]
}

function row(item: string, before: string, after: string): ComparedRow {
  return { item, before, after, changes: before !== after }
}
