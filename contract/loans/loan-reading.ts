import { defineReading } from '../readings/define-reading.ts'
import { date, money, number, percent, type ReadingLine, text } from '../readings/reading-line.ts'
import { loanSystemOf } from './loan-data.ts'
import { loanCollections, loanFields } from './loans.text.ts'
import type { LoanData } from './loans.ts'

/** A line about what an imported request does not know. */
const known = (label: string, amount: number | null): readonly ReadingLine[] =>
  amount === null ? [] : [money(label, amount)]

/** A loan: what was asked, what it costs, and what is paid out. */
export const loanReading = defineReading<LoanData>({
  valor: (amount) => money(loanFields.valor, amount),
  parcelas: (count) => number(loanFields.parcelas, count),
  sistema: (name) => text(loanFields.sistema, name),
  taxaMensal: (rate) => percent('Juros ao mês', rate),
  parcela: (amount, data) => known(loanSystemOf(data) === 'sac' ? 'Primeira parcela' : 'Parcela', amount),
  totalPago: (amount) => known('Total das parcelas', amount),
  primeiroVencimento: (day) => (day === null ? [] : date('Primeiro vencimento', day)),
  iof: (amount) => known('IOF', amount),
  taxaQuitacao: (amount) => known('Taxa de quitação por morte ou invalidez', amount),
  quitaAnterior: (amount) => known('Quita o empréstimo atual', amount === 0 ? null : amount),
  liquido: (amount) => known('Você recebe', amount),
  cet: (rate) => (rate === null ? [] : percent('Custo efetivo total ao ano (CET)', rate)),
  cobranca: (way) => (way === null ? [] : text('Cobrança', loanCollections[way])),
})
