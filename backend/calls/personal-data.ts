import { eq } from 'drizzle-orm'
import { arquivoMeusDados, solicitarExclusaoDados } from '#contract/records/personal-data.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { readEntity } from '../database/queries/entity.ts'
import { planColorOf } from '../database/queries/plan-color.ts'
import { planLinks } from '../database/schema/plans.ts'
import { plainRecord } from '../documents/data-record.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { personalDataDocument } from '../documents/personal-data-document.ts'
import { audit } from '../security/audit.ts'
import { collectPersonalData } from '../usecases/records/personal-data/collect-personal-data.ts'
import { dataDeletion } from '../usecases/records/personal-data/data-deletion-kind.ts'
import { submitRequest } from '../usecases/request-engine/submit-request.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** Stands in for a plan's colour where the person is in none. */
const NO_PLAN = 0

/** A person's own copy of everything that is kept about them, and asking for its deletion. */
export function registerPersonalDataCalls(api: Api): void {
  const { database } = api

  registerCall(api, arquivoMeusDados, async ({ actor, params: { idPessoa, formato }, work, now }) => {
    const sections = await work(async (unit) => {
      await audit(unit, {
        subjectId: idPessoa,
        action: 'personal-data.downloaded',
        entityId: idPessoa,
        after: { formato },
      })
      return collectPersonalData(unit, idPessoa)
    })
    const fileName = `meus_dados_${saoPauloDateOf(now)}.${formato}`
    const entity = await readEntity(database)
    if (formato === 'json') {
      const told = {
        geradoEm: now.toISOString(),
        titular: actor.name,
        controlador: entity.name,
        secoes: sections.map(({ title, records }) => ({
          titulo: title,
          registros: records.map(plainRecord),
        })),
      }
      return {
        content: JSON.stringify(told, null, 2),
        mediaType: 'application/json; charset=utf-8',
        fileName,
      }
    }
    const [link] = await database
      .select({ planId: planLinks.planId })
      .from(planLinks)
      .where(eq(planLinks.personId, idPessoa))
      .limit(1)
    const document = personalDataDocument({
      entity: entity.name,
      name: actor.name,
      sections,
      planColor: await planColorOf(database, link?.planId ?? NO_PLAN),
      now,
    })
    return { content: await writePdf(document), mediaType: 'application/pdf', fileName }
  })

  registerCall(api, solicitarExclusaoDados, async ({ actor, body, work }) =>
    receiptOnWire(await work((unit) => submitRequest(unit, actor, dataDeletion, body))),
  )
}
