import { arquivoAta, retornarAtas } from '#contract/minutes.ts'
import type { Api } from '../api.ts'
import { readEntity } from '../database/queries/entity.ts'
import { planColour } from '../database/queries/plan-colour.ts'
import { minutesDocument } from '../documents/minutes-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { listMinutes, readMinutes } from '../usecases/minutes/read-minutes.ts'
import { registerCall } from './register-call.ts'

/** What the entity's bodies decided. */
export function registerMinutesCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarAtas, ({ link: row, today }) => listMinutes(database, row.plan.id, today))

  registerCall(api, arquivoAta, async ({ link: row, today, params, now }) => {
    const planId = row.plan.id
    const minutes = await readMinutes(database, { planId, minutesId: params.idAta }, today)
    const [{ name: entity }, planColor] = await Promise.all([
      readEntity(database),
      planColour(database, planId),
    ])
    return {
      content: await writePdf(minutesDocument(minutes, { entity, planColor, now })),
      fileName: `ata_${minutes.data}_${minutes.numero}.pdf`,
    }
  })
}
