import type { FigureLine } from '#app/features/request-engine/FigureSteps.tsx'
import type { IncomeReportOnWire } from '#contract/payroll/income-reports.ts'
import { reaisText } from '#contract/value-text.ts'
import { lineTitle, monthLabel, explainedLines as text } from './income-report-sentences.ts'

type Line = IncomeReportOnWire['linhas'][number]['linha']
type Month = IncomeReportOnWire['meses'][number]

/** A line of the official form and the way to it. */
export type ExplainedLine = { id: Line; title: string; lines: FigureLine[]; note: string }

/** The way to each line with an amount: month by month, or by its formula. */
export function explainedLines(report: IncomeReportOnWire): ExplainedLine[] {
  return [
    byMonth(report, '3.1', text.taxable, ({ bruto, isento, tributavel }) =>
      isento > 0
        ? `${reaisText(bruto)} − ${reaisText(isento)} = ${reaisText(tributavel)}`
        : reaisText(tributavel),
    ),
    byMonth(report, '3.5', text.withheld, ({ retido }) => reaisText(retido)),
    byMonth(report, '4.1', text.exempt, ({ isento }) => reaisText(isento)),
    thirteenth(report),
    exclusive(report),
  ].filter((explained) => explained !== null)
}

function byMonth(
  report: IncomeReportOnWire,
  line: Line,
  note: string,
  valueOf: (month: Month) => string,
): ExplainedLine | null {
  const amount = amountOf(report, line)
  if (amount === 0) return null
  return {
    id: line,
    title: lineTitle(line, amount),
    lines: [
      ...report.meses.map((month) => ({ label: monthLabel(month.competencia), value: valueOf(month) })),
      { label: text.total, value: reaisText(amount) },
    ],
    note,
  }
}

function thirteenth(report: IncomeReportOnWire): ExplainedLine | null {
  const { abonoAnual } = report
  if (!abonoAnual) return null
  const { tributavel, deducoes, retido, liquido } = abonoAnual
  return {
    id: '5.1',
    title: lineTitle('5.1', liquido),
    lines: [
      { label: text.thirteenthTaxable, value: reaisText(tributavel) },
      { label: text.deductions, value: `− ${reaisText(deducoes)}` },
      { label: text.withheldPart, value: `− ${reaisText(retido)}` },
      { label: text.net, value: reaisText(liquido) },
    ],
    note: text.thirteenth,
  }
}

function exclusive(report: IncomeReportOnWire): ExplainedLine | null {
  const noteOf = (code: string) => report.complementares.find(({ codigo }) => codigo === code)?.valor
  const [gross, withheld] = [noteOf('exclusivo-bruto'), noteOf('exclusivo-retido')]
  if (gross === undefined || withheld === undefined) return null
  return {
    id: '5.3',
    title: lineTitle('5.3', amountOf(report, '5.3')),
    lines: [
      { label: text.gross, value: reaisText(gross) },
      { label: text.withheldPart, value: `− ${reaisText(withheld)}` },
      { label: text.net, value: reaisText(amountOf(report, '5.3')) },
    ],
    note: text.exclusive,
  }
}

function amountOf({ linhas }: IncomeReportOnWire, line: Line): number {
  return linhas.find(({ linha }) => linha === line)?.valor ?? 0
}
