import { arquivoAta, retornarAtas } from '#contract/atas.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { readEntity } from '../database/queries/entity.ts'
import { planColour } from '../database/queries/plan-colour.ts'
import type { LinkTarget } from '../database/queries/plan-links.ts'
import { minutesPaper } from '../documents/minutes-paper.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import type { Actor } from '../security/actor.ts'
import { listMinutes, readMinutes } from '../usecases/minutes/read-minutes.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'
import { registerCall } from './register-call.ts'

/** What the entity's bodies decided. */
export function registerMinutesCalls(api: Api): void {
  const { database } = api

  async function requireReader(actor: Actor, target: LinkTarget, now: Date) {
    const today = saoPauloDateOf(now)
    const row = await requireLink(database, actor, target, today)
    await requireOffered(database, 'atas', row, today)
    return { planId: row.plan.id, today }
  }

  registerCall(api, retornarAtas, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const { planId, today } = await requireReader(actor, target, now)
    return listMinutes(database, planId, today)
  })

  registerCall(api, arquivoAta, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const { planId, today } = await requireReader(actor, target, now)
    const minutes = await readMinutes(database, { planId, minutesId: params.idAta }, today)
    const [{ name: entity }, planColor] = await Promise.all([
      readEntity(database),
      planColour(database, planId),
    ])
    return {
      content: await writePdf(minutesPaper(minutes, { entity, planColor, now })),
      fileName: `ata_${minutes.data}_${minutes.numero}.pdf`,
    }
  })
}
