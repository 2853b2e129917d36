import { eq } from 'drizzle-orm'
import { planLinks } from '#backend/database/schema/plans.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { taxRegimeOptions } from '#backend/database/schema/tax-regime-options.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { RegimeChoiceData } from '#contract/taxes/tax-regime.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Settling } from '../../request-engine/define-request-kind.ts'
import { sealTerm } from './signed-term.ts'

/** Carries out a choice of the regime: the option with its signed term, and the regime of the link. */
export async function storeOption(
  work: Work,
  { row: { link, plan, person }, requestId, data }: Settling<RegimeChoiceData>,
): Promise<void> {
  const { database, now } = work
  const [request] = await database
    .select({ protocol: requests.protocol })
    .from(requests)
    .where(eq(requests.id, requestId))
  if (!request) throw new Error('a choice without request can not be signed')
  const regime = regimeWords.fromWire(data.regime)
  const sealed = sealTerm({
    protocolo: request.protocol,
    assinadoEm: now.toISOString(),
    nome: person.name,
    plano: plan.name,
    matricula: link.enrolment,
    escolha: data,
  })
  await database.insert(taxRegimeOptions).values({
    linkId: link.id,
    regime,
    chosenOn: saoPauloDateOf(now),
    origin: 'portal',
    requestId,
    ...sealed,
    createdAt: now,
  })
  await database.update(planLinks).set({ taxRegime: regime }).where(eq(planLinks.id, link.id))
  await audit(work, {
    subjectId: link.personId,
    action: 'tax-regime.chosen',
    entityId: link.id,
    before: { regime: data.anterior },
    after: { regime: data.regime, termDigest: sealed.termDigest },
  })
}
