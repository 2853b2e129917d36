import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { onboardings } from '#backend/database/schema/onboardings.ts'
import { people } from '#backend/database/schema/people.ts'
import { sessions } from '#backend/database/schema/sessions.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { notExposed } from '#contract/declarations/declarations.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { sessionEnd } from '#domain/identity/session-window.ts'
import { pepDeclaration } from '../../declarations/pep-declaration-kind.ts'
import { hasProof } from '../../people/addresses/address-proofs.ts'
import { storeAddress } from '../../people/addresses/store-address.ts'
import { isServiceOffered } from '../../plans/require-service.ts'
import { submitRequest } from '../../request-engine/submit-request.ts'
import { storeFirstContribution } from './first-contribution.ts'
import { markFirstInvestmentProfile } from './first-investment-profile.ts'
import { keptOf, type StoredAnswer } from './onboarding-rows.ts'
import { discardStepDrafts } from './step-drafts.ts'

/**
 * Ends a first access: what was answered takes effect on the tables that own it, the flag is closed, and the session begins its hour
 * anew. @returns until when the session is good.
 */
export async function completeOnboarding(
  work: Work,
  actor: Actor,
  row: LinkRow,
  answers: readonly StoredAnswer[],
): Promise<Date> {
  const { database, now } = work
  const { personId, id: linkId } = row.link
  await declareExposure(work, actor, row, answers)
  await keepAddress(work, personId, answers)
  const contributionMonth = await storeFirstContribution(work, row, answers)
  const profileEffectiveOn = await markFirstInvestmentProfile(work, row, answers)
  const incomeRange = keptOf(answers, 3)?.incomeRange
  await database
    .update(people)
    .set({ onboardingOpen: false, ...(incomeRange !== undefined && { incomeRange }) })
    .where(eq(people.id, personId))
  await database
    .update(onboardings)
    .set({ completedAt: now, contributionMonth, profileEffectiveOn })
    .where(eq(onboardings.linkId, linkId))
  await discardStepDrafts(work, row)
  await audit(work, {
    subjectId: personId,
    action: 'onboarding.completed',
    entityId: linkId,
    after: { incomeRange, contributionMonth, profileEffectiveOn },
  })
  await notify(work, 'boas_vindas', { personId, planId: row.plan.id }, { plano: row.plan.name })
  const expiresAt = sessionEnd(now)
  await database.update(sessions).set({ expiresAt }).where(eq(sessions.id, actor.sessionId))
  return expiresAt
}

/** "No" is a whole declaration. "Yes" needs the post, which the person is asked to declare. */
async function declareExposure(
  work: Work,
  actor: Actor,
  row: LinkRow,
  answers: readonly StoredAnswer[],
): Promise<void> {
  const isExposed = keptOf(answers, 2)?.ppe === 'S'
  if (isExposed) {
    await notify(work, 'declaracao_pep_pendente', { personId: row.link.personId, planId: null }, {})
    return
  }
  if (!(await isServiceOffered(work.database, 'pep', row, saoPauloDateOf(work.now)))) return
  await submitRequest(work, actor, pepDeclaration, {
    idPessoa: row.link.personId,
    idPlano: row.plan.id,
    idVinculo: row.link.id,
    chaveEnvio: randomUUID(),
    ...notExposed,
  })
}

async function keepAddress(work: Work, personId: number, answers: readonly StoredAnswer[]): Promise<void> {
  const address = keptOf(answers, 4)
  if (!address || address.residente_exterior === null) return
  const { residente_exterior, comprovante } = address
  const isThere = comprovante !== null && (await hasProof(work.database, { personId, id: comprovante }))
  await storeAddress(work, personId, {
    ...address,
    residente_exterior,
    comprovante: isThere ? comprovante : null,
  })
}
