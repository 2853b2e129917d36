import { and, eq, isNull } from 'drizzle-orm'
import { lockLink } from '#backend/database/locks.ts'
import {
  type InvestmentProfileSwitch,
  newestPair,
  type UnitValuePair,
} from '#backend/database/queries/investment-profiles.ts'
import { investmentProfileSwitches } from '#backend/database/schema/investment-profile-choices.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { type ActOutcome, skip } from '#backend/due-acts/define-due-act.ts'
import { openLotsOf } from '#backend/ledger/open-lots.ts'
import { type Posting, postEntries } from '#backend/ledger/post-entries.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { competenceOf } from '#domain/calendar.ts'
import { switchPairs } from '#domain/investments/investment-profiles/switch-pairs.ts'
import { sumReais } from '#domain/money.ts'

/**
 * Takes a balance over whose day has come, in the caller's transaction. It waits while the unit values of its day are not published.
 */
export async function carryOutSwitch(work: Work, id: number): Promise<ActOutcome> {
  const { database, now } = work
  const [asked] = await database
    .select({ linkId: investmentProfileSwitches.linkId })
    .from(investmentProfileSwitches)
    .where(eq(investmentProfileSwitches.id, id))
  if (!asked) return skip('gone')
  const { linkId } = asked
  // The link is locked before the switch, as everything about a link does it.
  await lockLink(database, linkId)
  const [waiting] = await database
    .select()
    .from(investmentProfileSwitches)
    .where(and(eq(investmentProfileSwitches.id, id), isNull(investmentProfileSwitches.carriedOutAt)))
    .for('update')
  if (!waiting) return skip('done-before')
  const { fromProfileId, toProfileId, effectiveOn, windowClosedOn } = waiting
  const pair = await newestPair(
    database,
    { from: fromProfileId, to: toProfileId },
    { after: windowClosedOn, until: effectiveOn },
  )
  if (!pair) return 'later'
  const balance = await postSwitch(work, waiting, pair)
  const [link] = await database
    .update(planLinks)
    .set({ profileId: toProfileId })
    .where(eq(planLinks.id, linkId))
    .returning({ personId: planLinks.personId })
  await database
    .update(investmentProfileSwitches)
    .set({
      carriedOutAt: now,
      quotaDate: pair.date,
      oldUnitValue: pair.from,
      newUnitValue: pair.to,
      balance,
    })
    .where(eq(investmentProfileSwitches.id, id))
  await audit(work, {
    subjectId: link?.personId ?? null,
    action: 'profile-switch.carried-out',
    entityId: linkId,
    before: { profileId: fromProfileId, unitValue: pair.from },
    after: { profileId: toProfileId, unitValue: pair.to, quotaDate: pair.date, balance },
  })
  return 'done'
}

/**
 * Posts every lot of the old profile out of it and into the new one: what was there before stays as it was. Lots are those of the day
 * whose unit values are used; what was credited later is not worth them. @returns the money, the same on both sides.
 */
async function postSwitch(
  work: Work,
  { id, linkId, fromProfileId, toProfileId }: InvestmentProfileSwitch,
  { date, from, to }: UnitValuePair,
): Promise<number> {
  const lots = (await openLotsOf(work.database, [linkId], date))
    .filter(({ profileId }) => profileId === fromProfileId)
    .map((lot) => ({ ...lot, creditedOn: lot.lotDate }))
  const pairs = switchPairs(lots, from, to)
  const postings = pairs.flatMap(({ lot, amount, oldQuotas, newQuotas }): Posting[] => {
    const { account, lotDate } = lot
    const common = { linkId, account, lotDate, date, competence: competenceOf(date) }
    return [
      {
        ...common,
        type: 'switch-out',
        profileId: fromProfileId,
        amount: `-${amount}`,
        quotas: `-${oldQuotas}`,
        unitValue: from,
        key: `${account} ${lotDate} out`,
        line: `${account} out`,
      },
      {
        ...common,
        type: 'switch-in',
        profileId: toProfileId,
        amount,
        quotas: newQuotas,
        unitValue: to,
        key: `${account} ${lotDate} in`,
        line: `${account} in`,
      },
    ]
  })
  // Every account leaves the old profile before it enters the new one, and statements list them so.
  const inOrder = postings.toSorted(
    (one, other) => Number(one.type === 'switch-in') - Number(other.type === 'switch-in'),
  )
  await postEntries(work, { kind: 'investment-profile-switch', id: String(id) }, inOrder)
  return sumReais(pairs.map(({ amount }) => amount))
}
