import type { ExtraPaymentFacts } from '#contract/loans/extra-payments.ts'
import { loanCollectionWords } from '#contract/loans/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { boletoState } from '#domain/collection/boletos/boleto-state.ts'
import { payableUntil } from '#domain/contributions/due-date.ts'
import { settlementDays } from '#domain/loans/settlement-days.ts'
import { toDecimal } from '#domain/money.ts'
import type { Querier } from '../../database/client.ts'
import { runningLoan } from '../../database/queries/loans.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { loans } from '../../rules/service-kinds.ts'
import { requestedBill } from './requested-bills.ts'

/** Facts that an extra payment on the running contract of a link is judged by; null where none runs. */
export async function readExtraPaymentFacts(
  database: Querier,
  { link, plan }: LinkRow,
  today: IsoDate,
): Promise<ExtraPaymentFacts | null> {
  const loan = await runningLoan(database, link.id)
  if (loan === null) return null
  const { overdue, smallestBoleto } = await ruleOn(database, loans, plan, today)
  const waits = await requestedBill(database, loan.id)
  return {
    liberadoEm: loan.releasedOn,
    sistema: loan.system,
    taxaMensal: loan.monthlyPercent,
    cobranca: loanCollectionWords.toWire(loan.collection),
    atraso: overdue,
    minimo: smallestBoleto,
    dias: settlementDays(today, loan.collection),
    espera:
      waits?.purpose === 'extra' && boletoState(waits, today) === 'open' ? payableUntil(waits.dueDate) : null,
    parcelas: loan.instalments.map(
      ({ number, dueDate, correction, interest, amortisation, amount, balance }) => ({
        numero: number,
        vencimento: dueDate,
        correcao: correction,
        juros: interest,
        amortizacao: amortisation,
        valor: amount,
        saldo: balance,
      }),
    ),
    pagamentos: loan.payments.map(({ number, paidOn, amount }) => ({
      numero: number,
      pagoEm: paidOn,
      valor: toDecimal(amount).toNumber(),
    })),
    cobradas: loan.billed.map(({ number, dueDate, way }) => ({
      numero: number,
      vencimento: dueDate,
      como: loanCollectionWords.toWire(way ?? 'boleto'),
    })),
  }
}
