import type { StatementColumn } from '@portal/design-system/StatementTable'
import type { RegimeComparisonOnWire } from '#contract/taxes/tax-regime.ts'
import { percentText, reaisText } from '#contract/value-text.ts'
import { taxRegimeText } from './tax-regime.text.ts'

const { comparison: text } = taxRegimeText

type Band = RegimeComparisonOnWire['faixas'][number]

/** The contributions by the rate that they would be taxed at today; the last line is their sum. */
export function bandColumns({ faixas, total, regressivo }: RegimeComparisonOnWire): StatementColumn<Band>[] {
  const lots = faixas.reduce((sum, { contribuicoes }) => sum + contribuicoes, 0)
  return [
    {
      id: 'rate',
      header: text.rate,
      isRowHeader: true,
      cell: ({ aliquota }) => percentText(aliquota),
      total: text.totalRow,
    },
    {
      id: 'lots',
      header: text.lots,
      isNumeric: true,
      cell: ({ contribuicoes }) => contribuicoes,
      total: lots,
    },
    {
      id: 'value',
      header: text.value,
      isNumeric: true,
      cell: ({ valor }) => reaisText(valor),
      total: reaisText(total),
    },
    {
      id: 'tax',
      header: text.tax,
      isNumeric: true,
      cell: ({ imposto }) => reaisText(imposto),
      total: reaisText(regressivo.imposto),
    },
  ]
}
