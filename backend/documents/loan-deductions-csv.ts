import { amountText, dateText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { formatCpf } from '#domain/cpf.ts'
import { csvFigure, writeCsv } from './csv.ts'
import { escapeFormula } from './text-sheet.ts'

type Deduction = {
  loanId: number
  name: string
  cpf: string
  enrolment: string
  number: number | null
  months: number
  dueDate: IsoDate
  amount: number
}

const TITLES = [
  'Matrícula',
  'CPF',
  'Nome',
  'Contrato',
  'Parcela',
  'De',
  'Vencimento',
  'Valor a descontar (R$)',
]

/**
 * Deductions that a sponsor is to make in a month, as CSV: figures with decimal commas, whole CPFs, since the sponsor finds its people by
 * them.
 */
export function loanDeductionsCsv(deductions: readonly Deduction[]): string {
  return writeCsv(
    TITLES,
    deductions.map(({ loanId, name, cpf, enrolment, number, months, dueDate, amount }) => [
      escapeFormula(enrolment),
      formatCpf(cpf),
      escapeFormula(name),
      String(loanId),
      String(number ?? ''),
      String(months),
      dateText(dueDate),
      csvFigure(amountText(amount)),
    ]),
  )
}
