import type { Querier } from '#backend/database/client.ts'
import { illnessExemptionIn } from '#backend/database/queries/illness-exemptions.ts'
import { openRequest } from '#backend/database/queries/link-requests.ts'
import { newestPaySlip } from '#backend/database/queries/pay-slips.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { requestStatusNamed } from '#backend/names.ts'
import type { IllnessExemptionOnWire } from '#contract/taxes/illness-exemption.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { PaySlip } from '#domain/payroll/pay-slips/pay-slip.ts'
import { waitingRefundOf } from '../tax-refunds/waiting-refund.ts'
import { readIllnessExemptionClaimant } from './illness-exemption-claimant.ts'

const NORM = 'Lei 7.713/1988, art. 6º, XIV e XXI; Lei 9.250/1995, art. 30'

/** Whether the benefit of a link is exempt by illness on a day, and what that does. Which illness it is stays with the request. */
export async function readIllnessExemption(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<IllnessExemptionOnWire> {
  const { link } = row
  const claimant = await readIllnessExemptionClaimant(database, row, today)
  const [current, slip, refund, open] = await Promise.all([
    illnessExemptionIn(database, link.id, claimant.currentMonth),
    newestPaySlip(database, link.id),
    waitingRefundOf(database, link.id),
    openRequest(database, link.id, requestKindId('isencao-doenca')),
  ])
  return {
    vigente: current && { desde: current.startMonth, ate: current.validUntil },
    efeito: slip && effectOf(slip),
    norma: NORM,
    pensionista: claimant.isPensioner,
    primeiroMes: claimant.firstOpenMonth,
    mesAtual: claimant.currentMonth,
    hoje: today,
    devolucao: refund,
    requisicaoAberta: open && {
      id: open.id,
      protocolo: open.protocol,
      status: requestStatusNamed(open.status),
    },
  }
}

function effectOf({ competence, memo: { tax } }: PaySlip): IllnessExemptionOnWire['efeito'] {
  const withheld = tax.regime === 'progressive' ? (tax.monthly?.withheld ?? 0) : 0
  return withheld > 0 ? { competencia: competence, retido: withheld } : null
}
