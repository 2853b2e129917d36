import type { Querier } from '#backend/database/client.ts'
import { paidYears, paySlipsOfYear } from '#backend/database/queries/pay-slips.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarContracheques } from '#contract/payroll/pay-slips.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { nextPaymentOnWire, readNextPayment } from '../benefit-payments/next-payment.ts'

/** Pay slips of a link that were paid in a year, newest first, and what is paid next; 0 stands for the newest year. */
export async function listPaySlips(
  database: Querier,
  row: LinkRow,
  { year, today }: { year: number; today: IsoDate },
): Promise<CallAnswer<typeof retornarContracheques>> {
  const [years, next] = await Promise.all([
    paidYears(database, row.link.id),
    readNextPayment(database, row, today),
  ])
  const proximo = next && nextPaymentOnWire(next)
  const [newest] = years
  if (newest === undefined) return { anos: [], ano: null, contracheques: [], proximo }
  const listed = year === 0 ? newest : year
  const slips = await paySlipsOfYear(database, row.link.id, listed)
  return {
    anos: years,
    ano: listed,
    proximo,
    contracheques: slips.toReversed().map(({ competence, paidOn, gross, discounts, net, lines }) => ({
      competencia: competence,
      dataPagamento: paidOn,
      bruto: gross,
      descontos: discounts,
      liquido: net,
      temAbonoAnual: lines.some(({ code }) => code === PaySlipLineCode.thirteenth),
    })),
  }
}
