import type { LoanBillDetail, LoanBillOnWire } from '#contract/loan-bills.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { boletoOfLoan, boletosOfLoans } from '../../database/queries/loan-bills.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { notFound } from '../../problem.ts'
import { slipCodes, slipParties } from '../contribution-payments/slip-codes.ts'
import { chargeRulesOn } from './charge-rules.ts'
import { billOnWire } from './loan-bill-wire.ts'

/** Boletos of the loans of a link as they stand on a day. */
export async function listLoanBills(
  database: Querier,
  { link, plan }: LinkRow,
  today: IsoDate,
): Promise<{ boletos: LoanBillOnWire[] }> {
  const bills = await boletosOfLoans(database, link.id)
  if (bills.length === 0) return { boletos: [] }
  const { overdue, correction: indexValues } = await chargeRulesOn(database, plan, today)
  return { boletos: bills.map((bill) => billOnWire(bill, { today, overdue, indexValues })) }
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
