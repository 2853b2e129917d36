import { formatDate, formatMonth } from '#app/format/dates.ts'
import { formatReais, formatReaisChange } from '#app/format/money.ts'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { paySlipLineNames } from '#contract/contracheque.text.ts'
import type { PaySlipDetail, PaySlipItem, PaySlipLineOnWire } from '#contract/contracheque.ts'
import type { StatementColumn } from '#design-system/StatementTable/statement-column.ts'
import { textLinkClass } from '#design-system/TextLink/text-link-class.ts'
import { sumWholeCents } from '#domain/whole-cents.ts'
import { small } from './pay-slip.css.ts'
import { paySlipText } from './pay-slip.text.ts'
import { causeSentence, referenceSentence } from './pay-slip-sentences.ts'

type Change = NonNullable<PaySlipDetail['comparacao']>['mudancas'][number]

/** A year's pay slips with their totals; each month leads to its own. */
export function monthColumns(slips: readonly PaySlipItem[], ano: number): StatementColumn<PaySlipItem>[] {
  const { list } = paySlipText
  const totalOf = (part: 'bruto' | 'descontos' | 'liquido') =>
    formatReais(sumWholeCents(slips.map((slip) => slip[part])))
  return [
    {
      id: 'month',
      header: list.month,
      isRowHeader: true,
      cell: ({ competencia, temAbonoAnual }) => (
        <>
          <PathLink path="/services/contracheque" search={{ competencia, ano }} className={textLinkClass}>
            {formatMonth(competencia)}
          </PathLink>
          {temAbonoAnual && <span className={small}>{list.withThirteenth}</span>}
        </>
      ),
      total: list.total,
    },
    {
      id: 'paid',
      header: list.paidOn,
      cell: ({ dataPagamento }) => formatDate(dataPagamento),
      isNumeric: true,
    },
    {
      id: 'gross',
      header: list.gross,
      cell: ({ bruto }) => formatReais(bruto),
      isNumeric: true,
      total: totalOf('bruto'),
    },
    {
      id: 'discounts',
      header: list.discounts,
      cell: ({ descontos }) => formatReais(descontos),
      isNumeric: true,
      total: totalOf('descontos'),
    },
    {
      id: 'net',
      header: list.net,
      cell: ({ liquido }) => formatReais(liquido),
      isNumeric: true,
      total: totalOf('liquido'),
    },
  ]
}

/** Earnings and discounts of one pay slip, each in its column. */
export function lineColumns({ bruto, descontos }: PaySlipDetail): StatementColumn<PaySlipLineOnWire>[] {
  const { lines } = paySlipText
  return [
    {
      id: 'description',
      header: lines.description,
      isRowHeader: true,
      cell: ({ codigo }) => (
        <>
          {paySlipLineNames[codigo]}
          <span className={small}>{`${lines.code} ${codigo}`}</span>
        </>
      ),
      total: lines.total,
    },
    {
      id: 'reference',
      header: lines.reference,
      cell: ({ referencia }) => referenceSentence(referencia),
      isNumeric: true,
    },
    {
      id: 'earnings',
      header: lines.earnings,
      cell: ({ tipo, valor }) => tipo === 'provento' && formatReais(valor),
      isNumeric: true,
      total: formatReais(bruto),
    },
    {
      id: 'discounts',
      header: lines.discounts,
      cell: ({ tipo, valor }) => tipo === 'desconto' && formatReais(valor),
      isNumeric: true,
      total: formatReais(descontos),
    },
  ]
}

/** What changed, why, and what it does to the net. */
export function changeColumns(difference: number): StatementColumn<Change>[] {
  const { changes } = paySlipText
  return [
    {
      id: 'item',
      header: changes.item,
      isRowHeader: true,
      cell: (change) => (
        <>
          {paySlipLineNames[change.codigo]}
          <span className={small}>
            {change.motivos.map((cause) => causeSentence(cause, change)).join(' ')}
          </span>
        </>
      ),
      total: changes.total,
    },
    { id: 'before', header: changes.before, cell: ({ antes }) => formatReais(antes), isNumeric: true },
    { id: 'now', header: changes.now, cell: ({ agora }) => formatReais(agora), isNumeric: true },
    {
      id: 'effect',
      header: changes.effect,
      cell: ({ efeito }) => formatReaisChange(efeito),
      isNumeric: true,
      total: formatReaisChange(difference),
    },
  ]
}
