import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarContracheques } from '#contract/pay-slips.ts'
import { PaySlipLineCode } from '#domain/pay-slips/pay-slip-codes.ts'
import type { Querier } from '../../database/client.ts'
import { paidYears, paySlipsOfYear } from '../../database/queries/pay-slips.ts'

/** Pay slips of a link that were paid in a year, newest first; 0 stands for the newest year. */
export async function listPaySlips(
  database: Querier,
  linkId: number,
  year: number,
): Promise<CallAnswer<typeof retornarContracheques>> {
  const years = await paidYears(database, linkId)
  const [newest] = years
  if (newest === undefined) return { anos: [], ano: null, contracheques: [] }
  const listed = year === 0 ? newest : year
  const slips = await paySlipsOfYear(database, linkId, listed)
  return {
    anos: years,
    ano: listed,
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
