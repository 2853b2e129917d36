import type { ExtraPaymentFacts } from '#contract/loans/extra-payments.ts'
import type { LoanBillDetail, LoanBillOnWire } from '#contract/loans/loan-bills.ts'
import { loanDueDates } from '#domain/loans/due-dates.ts'
import { loanSchedule } from '#domain/loans/schedule.ts'

const schedule = loanSchedule({
  principal: 10_000,
  monthlyPercent: 1.2,
  system: 'price',
  dueDates: loanDueDates('2026-08-21', { months: 12, dueDay: 10 }),
})

/** The fourth of twelve instalments, ten days before it falls due. */
export const openBill: LoanBillOnWire = {
  id: 31,
  finalidade: 'parcela',
  parcela: 4,
  parcelas: 12,
  efeito: null,
  emitidaEm: '2026-11-30',
  vencimento: '2026-12-10',
  pagavelAte: '2026-12-10',
  valor: 899.75,
  situacao: 'aberta',
  pagaEm: null,
  valorPago: null,
  encargos: null,
  linhaFormatada: '34191.09008 00000.310052 71234.570001 1 16560000089975',
}

/** The third, which was not paid: with what it costs twelve days later. */
export const lateBill: LoanBillOnWire = {
  ...openBill,
  id: 30,
  parcela: 3,
  emitidaEm: '2026-10-31',
  vencimento: '2026-11-10',
  pagavelAte: '2026-11-10',
  situacao: 'vencida',
  encargos: {
    em: '2026-11-22',
    dias: 12,
    correcao: 0,
    multa: 18,
    juros: 3.6,
    total: 921.35,
    multaPercentual: 2,
    jurosPercentual: 1,
    fatorCorrecao: '1',
    correcaoDe: null,
    correcaoAte: null,
  },
}

export const paidBill: LoanBillOnWire = {
  ...openBill,
  id: 29,
  parcela: 2,
  vencimento: '2026-10-10',
  pagavelAte: '2026-10-13',
  situacao: 'paga',
  pagaEm: '2026-10-09',
  valorPago: 899.75,
  linhaFormatada: null,
}

/** Boleto that pays off the contract; valid on its own day only. */
export const expiredSettlement: LoanBillOnWire = {
  ...openBill,
  id: 28,
  finalidade: 'quitacao',
  parcela: null,
  vencimento: '2026-11-12',
  pagavelAte: '2026-11-12',
  valor: 7_412.6,
  situacao: 'vencida',
  linhaFormatada: null,
}

const drawing = { caminho: 'M10 0h1v40h-1zM13 0h2v40h-2zM18 0h1v40h-1z', largura: 40, altura: 40 }

/** A boleto with everything that pays it. */
export const detailOf = (bill: LoanBillOnWire): LoanBillDetail => ({
  ...bill,
  beneficiario: { nome: 'Entidade de Previdência', cnpj: '12.345.678/0001-95' },
  pagador: { nome: 'Eduardo Prates', cpf: '***.654.321-**' },
  plano: { id: 1, nome: 'HPE' },
  matricula: '100990',
  regras: { multaPercentual: 2, jurosPercentual: 1 },
  boleto:
    bill.linhaFormatada === null
      ? null
      : {
          demonstracao: true,
          nossoNumero: '00000031',
          codigoBarras: '34191165600000899751090000003100057123457000',
          linhaDigitavel: bill.linhaFormatada.replaceAll(/\D/g, ''),
          linhaFormatada: bill.linhaFormatada,
          barras: drawing,
          pix: {
            codigo: '00020126330014br.gov.bcb.pix0111demonstracao5204000053039865406899.755802BR6304ABCD',
            valor: bill.encargos?.total ?? bill.valor,
            qr: drawing,
          },
        },
})

export const settlementOffers = [
  { em: '2026-11-23', total: 7_120.4 },
  { em: '2026-11-24', total: 7_123.2 },
  { em: '2026-11-25', total: 7_126 },
]

/** Ten thousand reais in twelve instalments, of which three were paid, before the fourth falls due. */
export const extraPaymentFacts: ExtraPaymentFacts = {
  liberadoEm: '2026-08-21',
  sistema: 'price',
  taxaMensal: '1.20',
  cobranca: 'boleto',
  atraso: { finePercent: 2, monthlyInterestPercent: 1 },
  minimo: 1,
  dias: ['2026-11-23', '2026-11-24', '2026-11-25'],
  espera: null,
  parcelas: schedule.map(({ number, dueDate, correction, interest, amortisation, amount, balance }) => ({
    numero: number,
    vencimento: dueDate,
    correcao: correction,
    juros: interest,
    amortizacao: amortisation,
    valor: amount,
    saldo: balance,
  })),
  pagamentos: schedule
    .slice(0, 3)
    .map(({ number, dueDate, amount }) => ({ numero: number, pagoEm: dueDate, valor: amount })),
  cobradas: [],
}

export const expiredExtra: LoanBillOnWire = {
  ...expiredSettlement,
  id: 27,
  finalidade: 'extra',
  efeito: 'prazo',
  valor: 2_000,
}
