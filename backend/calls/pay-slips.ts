import { arquivoContracheque, retornarContracheque, retornarContracheques } from '#contract/contracheque.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { cpfOf } from '../database/queries/person-cpf.ts'
import { planColour } from '../database/queries/plan-colour.ts'
import type { LinkRow, LinkTarget } from '../database/queries/plan-links.ts'
import { paySlipPaper } from '../documents/pay-slip-paper.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import type { Actor } from '../security/actor.ts'
import { listPaySlips } from '../usecases/pay-slips/list-pay-slips.ts'
import { readPaySlip } from '../usecases/pay-slips/read-pay-slip.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'
import { registerCall } from './register-call.ts'

/** What was paid to assisted people and pensioners, month by month. */
export function registerPaySlipCalls(api: Api): void {
  const { database } = api

  async function requirePaid(actor: Actor, target: LinkTarget, now: Date): Promise<LinkRow> {
    const today = saoPauloDateOf(now)
    const row = await requireLink(database, actor, target, today)
    await requireOffered(database, 'contracheque', row, today)
    return row
  }

  registerCall(api, retornarContracheques, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const { link } = await requirePaid(actor, target, now)
    return listPaySlips(database, link.id, query.ano)
  })

  registerCall(api, retornarContracheque, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    return readPaySlip(database, await requirePaid(actor, target, now), params.competencia)
  })

  registerCall(api, arquivoContracheque, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const row = await requirePaid(actor, target, now)
    const [slip, cpf, planColor] = await Promise.all([
      readPaySlip(database, row, params.competencia),
      cpfOf(database, row.person.id),
      planColour(database, row.plan.id),
    ])
    return {
      content: await writePdf(paySlipPaper(slip, { cpf, planColor, now })),
      fileName: `contracheque_${params.competencia}.pdf`,
    }
  })
}
