import { incomeNatureNames } from '#contract/payroll/income-reports.text.ts'
import type {
  ContributionStatement,
  IncomeReportAnswer,
  IncomeReportOnWire,
} from '#contract/payroll/income-reports.ts'
import { dateText, monthName, monthText, reaisText } from '#contract/value-text.ts'

/** Title of the income report. */
export function incomeTitle(ano: number): string {
  return `Comprovante de rendimentos de ${ano}`
}

/** Title of the statement of contributions. */
export function contributionsTitle(ano: number): string {
  return `Demonstrativo de contribuições de ${ano}`
}

/** Up to when a year that still runs was counted, and when its document is due. */
export function previewSentence(
  { ano, prazo }: Pick<IncomeReportAnswer, 'ano' | 'prazo'>,
  lastMonth: string | undefined,
): string {
  const until = lastMonth ? `Valores até ${monthText(lastMonth)}. ` : ''
  return `${until}O documento de ${ano} sai até ${dateText(prazo)}.`
}

/** The nature of an income with its code. */
export function natureSentence({ codigoReceita }: Pick<IncomeReportOnWire, 'codigoReceita'>): string {
  return `${incomeNatureNames[codigoReceita]} (código ${codigoReceita})`
}

/** Which block of the official form. */
export function blockTitle(block: number, name: string): string {
  return `${block}. ${name}`
}

/** Line 3.1 is "3.1 Total dos rendimentos…" where it is explained. */
export function lineTitle(line: string, amount: number): string {
  return `Linha ${line}: ${reaisText(amount)}`
}

/** A month in a list of months of one year. */
export function monthLabel(competencia: string): string {
  const name = monthName(competencia)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** How what may be deducted was added up. */
export function deductibleFormula(statement: ContributionStatement): string {
  const parts = [statement.basica, statement.suplementar, statement.voluntaria].filter((part) => part > 0)
  const total = reaisText(statement.dedutivel)
  return parts.length > 1 ? `${parts.map(reaisText).join(' + ')} = ${total}` : total
}

/** Notes under the explanation of a line. */
export const explainedLines = {
  taxable:
    'Soma do que foi tributado em cada pagamento do ano, pela data do pagamento: o bruto menos a parcela isenta.',
  withheld: 'Soma do IRRF retido na renda de cada mês. O IRRF do abono anual fica na linha 5.2.',
  exempt: 'Soma da parcela isenta de cada mês (65 anos ou mais). A do abono anual fica na linha 4.2.',
  thirteenth: 'O abono anual é informado pelo valor líquido: sem a parcela isenta, as deduções e o IRRF.',
  exclusive: 'No regime regressivo o imposto é definitivo: informa-se o valor líquido.',
  thirteenthTaxable: 'Abono anual tributável',
  deductions: 'Deduções',
  withheldPart: 'IRRF',
  net: 'Líquido',
  gross: 'Bruto',
  total: 'Total',
} as const
