import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { LoanSituationOnWire, pedirEmprestimo } from '#contract/loans/loans.ts'
import { loanDueDates } from '#domain/loans/due-dates.ts'
import { loanSchedule } from '#domain/loans/schedule.ts'
import { iofRules } from '#domain/parameters/iof-rules.ts'
import { suggestedLoanRules } from '#domain/parameters/loan-rules.ts'
import { Category, Situation } from '#domain/participants.ts'
import { parameterOn } from '#domain/validity.ts'

const TODAY = '2026-11-11'
const { additionalPercent, dailyPercent, maximumDays, ceilingPercent } = parameterOn(iofRules, TODAY)

/** A contributor who owes nothing and may borrow. */
export const mayBorrow: LoanSituationOnWire = {
  hoje: TODAY,
  regras: {
    ...suggestedLoanRules,
    categories: [...suggestedLoanRules.categories],
    systems: [...suggestedLoanRules.systems],
    monthlyPercent: { fixed: '1.20', indexed: null },
    iof: {
      additionalPercent: String(additionalPercent),
      dailyPercent: String(dailyPercent),
      maximumDays,
      ceilingPercent: String(ceilingPercent),
    },
  },
  categoria: Category.taxpayer,
  situacao: Situation.active,
  nascimento: '1990-03-14',
  contribuicoes: 60,
  meios: { tipo: 'salario', disponivel: 3_000, resgateLiquido: 50_000 },
  cobranca: 'folha',
  conta: '•••45-6',
  vigente: null,
  anteriores: [],
  boletos: [],
  requisicaoAberta: null,
}

const RELEASE = '2026-07-21'
const schedule = loanSchedule({
  principal: 10_000,
  monthlyPercent: 1.2,
  system: 'price',
  dueDates: loanDueDates(RELEASE, { months: 12, dueDay: 10 }),
})

/** Somebody in benefit who paid three of twelve instalments, and may renew. */
export const mayRenew: LoanSituationOnWire = {
  ...mayBorrow,
  categoria: Category.assisted,
  situacao: Situation.inBenefit,
  nascimento: '1958-08-28',
  meios: { tipo: 'beneficio', beneficio: 9_000 },
  cobranca: 'beneficio',
  vigente: {
    id: 1,
    idRequisicao: null,
    valor: 10_000,
    iof: 194.13,
    taxaQuitacao: 100,
    quitou: 0,
    liquido: 9_705.87,
    sistema: 'price',
    taxaMensal: '1.20',
    cet: 21.52,
    parcelas: 12,
    liberadoEm: RELEASE,
    cobranca: 'beneficio',
    pagas: 3,
    percentualPago: 25,
    emAtraso: false,
    saldo: 7_632.56,
    proxima: { numero: 4, vencimento: '2026-11-10', valor: 899.75 },
    quitacao: {
      em: TODAY,
      total: 7_726.88,
      vencidas: 0,
      noMes: 899.75,
      saldo: 6_824.4,
      juros: 2.73,
      economia: 374.63,
    },
    cronograma: schedule.map(({ number, dueDate, amount, interest, amortisation, balance }) => ({
      numero: number,
      vencimento: dueDate,
      valor: amount,
      juros: interest,
      amortizacao: amortisation,
      saldo: balance,
      situacao: number <= 3 ? 'paga' : 'aberta',
      pagaEm: number <= 3 ? dueDate : null,
    })),
  },
}

/** The same before a quarter of it was paid. */
export const tooEarly: LoanSituationOnWire = {
  ...mayRenew,
  vigente: mayRenew.vigente && { ...mayRenew.vigente, pagas: 1, percentualPago: 8.33 },
}

export const sentLoan: CallAnswer<typeof pedirEmprestimo> = {
  idRequisicao: 77,
  protocolo: '2026.0000077',
  dataSolicitacao: '2026-11-11T15:00:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-11-16',
  dados: {
    valor: 10_000,
    parcelas: 12,
    sistema: 'Price',
    taxaMensal: 1.2,
    parcela: 899.75,
    totalPago: 10_797.05,
    primeiroVencimento: '2026-12-10',
    iof: 202.33,
    taxaQuitacao: 100,
    quitaAnterior: 0,
    liquido: 9_697.67,
    cet: 21.5,
    cobranca: 'folha',
  },
}
