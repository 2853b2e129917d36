import type { CallAnswer } from '#contract/call-types.ts'
import type { LoanBillDetail, LoanBillOnWire, retornarBoletosEmprestimo } from '#contract/loans/loan-bills.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { loanSettlement } from '#domain/loans/settlement.ts'
import { settlementDays } from '#domain/loans/settlement-days.ts'
import type { Querier } from '../../database/client.ts'
import { boletoOfLoan, boletosOfLoans } from '../../database/queries/loan-bills.ts'
import { runningLoan } from '../../database/queries/loans.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { notFound } from '../../problem.ts'
import { slipCodes, slipParties } from '../collection/contribution-payments/slip-codes.ts'
import { chargeRulesOn } from './charge-rules.ts'
import { billOnWire } from './loan-bill-wire.ts'
import { readExtraPaymentFacts } from './read-extra-payment.ts'

/** Boletos of the loans of a link as they stand on a day. */
export async function listLoanBills(
  database: Querier,
  { link, plan }: LinkRow,
  today: IsoDate,
): Promise<LoanBillOnWire[]> {
  const bills = await boletosOfLoans(database, link.id)
  if (bills.length === 0) return []
  const { overdue, correction: indexValues } = await chargeRulesOn(database, plan, today)
  return bills.map((bill) => billOnWire(bill, { today, overdue, indexValues }))
}

/** Sum that pays off the running contract of a link on each of the next business days, reais; null where none runs. */
export async function settlementOffers(
  database: Querier,
  { link, plan }: LinkRow,
  today: IsoDate,
): Promise<{ em: IsoDate; total: number }[] | null> {
  const loan = await runningLoan(database, link.id)
  if (loan === null) return null
  const rules = await chargeRulesOn(database, plan, today)
  return settlementDays(today, loan.collection)
    .map((em) => ({ em, total: loanSettlement(loan, em, rules).total }))
    .filter(({ total }) => total > 0)
}

/** All of a link's, and what may be issued today: to pay off the running contract, or something of it beside the instalments. */
export async function readLoanBills(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<CallAnswer<typeof retornarBoletosEmprestimo>> {
  return {
    boletos: await listLoanBills(database, row, today),
    quitacao: await settlementOffers(database, row, today),
    extra: await readExtraPaymentFacts(database, row, today),
  }
}

/** One of a link's with everything that pays it. @throws 404 when it is none of them */
export async function readLoanBill(
  database: Querier,
  row: LinkRow,
  { id, today }: { id: number; today: IsoDate },
): Promise<LoanBillDetail> {
  const bill = await boletoOfLoan(database, row.link.id, id)
  if (!bill) throw notFound('Não há um boleto com este número.')
  const { overdue, correction: indexValues } = await chargeRulesOn(database, row.plan, today)
  const parties = await slipParties(database, row)
  const onWire = billOnWire(bill, { today, overdue, indexValues })
  const owed = onWire.encargos?.total ?? onWire.valor
  const receiver = parties.beneficiario.nome
  return {
    ...onWire,
    ...parties,
    regras: { multaPercentual: overdue.finePercent, jurosPercentual: overdue.monthlyInterestPercent },
    boleto:
      onWire.linhaFormatada === null ? null : await slipCodes(database, bill, { owed, receiver, mark: 'E' }),
  }
}
