import { and, eq, isNull, ne } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { LinkEffect } from '#domain/life-cycle/link-transitions.ts'
import { Situation } from '#domain/participants.ts'
import { planLinks } from '../database/schema/plans.ts'
import { planActs } from '../due-acts/plan-acts.ts'
import type { Work } from '../work.ts'
import { nextDeferralFee } from './exits/exit-options/charge-deferral-fee.ts'
import { endSessions } from './identity/sessions/end-sessions.ts'
import type { LinkEffects } from './life-cycle/link-effects.ts'
import { followCollection } from './loans/follow-collection.ts'
import { recordProofOfLifeSuspension } from './re-registration/record-proof-of-life-suspension.ts'
import { freezeRequests } from './request-engine/freeze-requests.ts'

type Link = Pick<typeof planLinks.$inferSelect, 'id' | 'personId'>
type Effect = (work: Work, link: Link, on: IsoDate) => Promise<void>

/** Effects that go with a move whatever brings it. Effects that depend on the request which brought it belong to the request's kind. */
const effects: Partial<Record<LinkEffect, Effect>> = {
  'regime-becomes-final': makeRegimeFinal,
  'sessions-end': endSessionsOfTheDead,
  'administration-fee-begins': planDeferralFee,
  'open-requests-freeze': (work, { id }) => freezeRequests(work, id),
}

/** Whatever moved, a loan is collected from then on as the link stands. */
export const linkEffects: LinkEffects = {
  async carryOut(work, link, { event, on, called }) {
    if (event === 'benefit-resumed') await recordProofOfLifeSuspension(work, link)
    for (const effect of called) await effects[effect]?.(work, link, on)
    await followCollection(work, link.id)
  },
}

/** Who chose no regime until the first payment stays with the progressive one (Lei 11.053/2004 art. 1, as of Lei 14.803/2024). */
async function makeRegimeFinal({ database }: Work, { id }: Link): Promise<void> {
  await database
    .update(planLinks)
    .set({ taxRegime: 'progressive' })
    .where(and(eq(planLinks.id, id), isNull(planLinks.taxRegime)))
}

/** A death is told by one plan and known of the person: nobody signs in for them once no other link of theirs says otherwise. */
async function endSessionsOfTheDead(work: Work, { personId }: Link): Promise<void> {
  const [alive] = await work.database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(and(eq(planLinks.personId, personId), ne(planLinks.situation, Situation.deceased)))
    .limit(1)
  if (!alive) await endSessions(work, personId)
}

/** Who waits for a deferred benefit pays its administration from the next month on. */
async function planDeferralFee(work: Work, { id }: Link, on: IsoDate): Promise<void> {
  await planActs(work, [nextDeferralFee(id, on)])
}
