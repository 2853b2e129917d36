import type { FigureLine } from '#app/features/request-engine/FigureSteps.tsx'
import { withholdingLines } from '#app/features/request-engine/withholding-lines.ts'
import { paySlipLineNames } from '#contract/payroll/pay-slips.text.ts'
import type {
  PaySlipDetail,
  PaySlipLineOnWire,
  PaySlipTaxOnWire,
  Withholding,
} from '#contract/payroll/pay-slips.ts'
import { quotasText, reaisText, unitValueText } from '#contract/value-text.ts'
import { sumWholeCents } from '#domain/whole-cents.ts'
import {
  explainedText,
  incomeNote,
  incomeTitle,
  instalmentNote,
  tableNote,
  taxTitle,
} from './explained-sentences.ts'

/** A figure of the pay slip and the way to it. */
export type ExplainedFigure = { id: string; title: string; lines: FigureLine[]; note?: string }

/** Every figure of a pay slip that was computed, in the order in which they stand on it. */
export function explainedFigures(slip: PaySlipDetail): ExplainedFigure[] {
  return [...incomeFigures(slip), ...taxFigures(slip), ...loanFigures(slip), netFigure(slip)]
}

function netFigure({ bruto, descontos, liquido, linhas }: PaySlipDetail): ExplainedFigure {
  return {
    id: 'net',
    title: explainedText.net(liquido),
    lines: [
      { label: explainedText.gross, value: reaisText(bruto) },
      ...linhas
        .filter(({ tipo }) => tipo === 'desconto')
        .map(({ codigo, valor }) => ({ label: paySlipLineNames[codigo], value: minus(valor) })),
      {
        label: explainedText.netResult,
        value: `${reaisText(bruto)} − ${reaisText(descontos)} = ${reaisText(liquido)}`,
      },
    ],
  }
}

function incomeFigures({ renda, cotas, linhas }: PaySlipDetail): ExplainedFigure[] {
  const converted = linhas.filter(({ codigo }) => codigo === 101 || codigo === 102 || codigo === 110)
  const [first] = converted
  if (!first || !cotas) return []
  return [
    {
      id: 'income',
      title: incomeTitle(first.valor),
      lines: [
        ...converted.map(({ codigo, valor }) => ({
          label: paySlipLineNames[codigo],
          value: reaisText(valor),
        })),
        { label: explainedText.unitValue, value: unitValueText(cotas.valorCota) },
        { label: explainedText.quotas, value: quotasText(cotas.quantidade) },
      ],
      note: incomeNote(renda, cotas),
    },
  ]
}

function taxFigures({ tributacao: tax, linhas }: PaySlipDetail): ExplainedFigure[] {
  if (tax.metodo === 'prazo-medio') return termFigures(tax, linhas)
  if (tax.metodo === 'idade-das-contribuicoes') {
    const total = tax.faixas.reduce((cents, { imposto }) => cents + Math.round(imposto * 100), 0) / 100
    return [
      {
        id: 'tax',
        title: taxTitle('mensal', total),
        lines: tax.faixas.map(({ aliquota, valor, imposto }) => ({
          label: explainedText.bandOf(aliquota),
          value: explainedText.bandTax(aliquota, valor, imposto),
        })),
        note: explainedText.lotsNote,
      },
    ]
  }
  const note = tableNote(tax)
  return [
    ...(tax.mensal ? [withholdingFigure('mensal', tax.mensal, note)] : []),
    ...(tax.abonoAnual
      ? [withholdingFigure('abonoAnual', tax.abonoAnual, explainedText.thirteenthNote)]
      : []),
  ]
}

/** One rate for all of it, by the kinds of income that are taxed apart. */
function termFigures(
  { aliquota }: Extract<PaySlipTaxOnWire, { metodo: 'prazo-medio' }>,
  lines: PaySlipDetail['linhas'],
): ExplainedFigure[] {
  const sumOf = (...codes: PaySlipLineOnWire['codigo'][]) =>
    sumWholeCents(lines.filter(({ codigo }) => codes.includes(codigo)).map(({ valor }) => valor))
  const parts = [
    { kind: 'mensal', income: sumOf(101, 110), tax: sumOf(901) },
    { kind: 'abonoAnual', income: sumOf(102), tax: sumOf(902) },
  ] as const
  return parts
    .filter(({ income }) => income > 0)
    .map(({ kind, income, tax }) => ({
      id: `tax-${kind}`,
      title: taxTitle(kind, tax),
      lines: [{ label: explainedText.termRate, value: explainedText.bandTax(aliquota, income, tax) }],
      note: explainedText.termNote,
    }))
}

function withholdingFigure(kind: 'mensal' | 'abonoAnual', tax: Withholding, note: string): ExplainedFigure {
  return {
    id: `tax-${kind}`,
    title: taxTitle(kind, tax.retido),
    lines: withholdingLines(tax, kind === 'mensal' ? undefined : paySlipLineNames[102]),
    note,
  }
}

function loanFigures({ linhas }: PaySlipDetail): ExplainedFigure[] {
  return linhas.flatMap(({ codigo, valor, referencia }) =>
    codigo === 920 && referencia?.tipo === 'parcela'
      ? [
          {
            id: 'loan',
            title: explainedText.loan(valor),
            lines: [{ label: explainedText.instalment, value: explainedText.instalmentOf(referencia) }],
            note: instalmentNote(referencia),
          },
        ]
      : [],
  )
}

function minus(amount: number): string {
  return `− ${reaisText(amount)}`
}
