import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { fatcaDataOf } from '#contract/declarations/fatca-check.ts'
import { groupValues, type ReRegistrationData } from '#contract/re-registration/re-registration.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import { fatcaDeclaration } from '../declarations/fatca-declaration-kind.ts'
import { pepDeclaration } from '../declarations/pep-declaration-kind.ts'
import { listDeclarations } from '../declarations/read-declarations.ts'
import { isServiceOffered } from '../plans/require-service.ts'
import { submitRequest } from '../request-engine/submit-request.ts'

/**
 * Makes the declarations of a re-registration as the services PEP and FATCA make them, as it is sent: what a person declares holds from
 * then on, whatever the analysis says of the rest. A political exposure is declared each time, since it holds for a year; taxes only
 * when something is new. Where a service is not offered nothing is declared by it.
 */
export async function declareWithReRegistration(
  work: Work,
  actor: Actor,
  row: LinkRow,
  { grupos }: ReRegistrationData,
): Promise<void> {
  const group = grupos.find(({ grupo }) => grupo === 'declaracoes')
  const outcome = v.safeParse(groupValues.declaracoes, group?.atual)
  if (!outcome.success) return
  const { pep, fatca } = outcome.output
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const target = { idPessoa: row.person.id, idPlano: row.plan.id, idVinculo: row.link.id }
  const confirmed = () => ({ ...target, chaveEnvio: randomUUID(), confirmacao: true })
  if (await isServiceOffered(database, 'pep', row, today))
    await submitRequest(work, actor, pepDeclaration, { ...pep, ...confirmed() })
  const [last] = await listDeclarations(database, 'fatca', row.person.id)
  const isNew = !last || !isDeepStrictEqual(last.dados, fatcaDataOf(fatca))
  if (isNew && (await isServiceOffered(database, 'fatca', row, today)))
    await submitRequest(work, actor, fatcaDeclaration, { ...fatca, ...confirmed() })
}
