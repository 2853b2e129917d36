import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { switchLots } from '#domain/investment-profiles/switch-investment-profile.ts'
import { balanceOfLots } from '#domain/quotas.ts'
import {
  type InvestmentProfileSwitch,
  newestPair,
  type UnitValuePair,
} from '../../database/queries/investment-profiles.ts'
import {
  investmentProfileSwitches,
  investmentProfileSwitchLots,
} from '../../database/schema/investment-profile-choices.ts'
import { ledgerEntries } from '../../database/schema/ledger.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

/**
 * Takes a balance over whose day has come, in the caller's transaction. @returns false while the unit values of its day are not published;
 * true once it went over, now or before
 */
export async function carryOutSwitch(work: Work, switchId: number): Promise<boolean> {
  const { database, now } = work
  const [asked] = await database
    .select({ linkId: investmentProfileSwitches.linkId })
    .from(investmentProfileSwitches)
    .where(eq(investmentProfileSwitches.id, switchId))
  if (!asked) return true
  await database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(eq(planLinks.id, asked.linkId))
    .for('update')
  const [waiting] = await database
    .select()
    .from(investmentProfileSwitches)
    .where(and(eq(investmentProfileSwitches.id, switchId), isNull(investmentProfileSwitches.carriedOutAt)))
    .for('update')
  if (!waiting) return true
  const { linkId, fromProfileId, toProfileId, effectiveOn, windowClosedOn } = waiting
  const pair = await newestPair(
    database,
    { from: fromProfileId, to: toProfileId },
    { after: windowClosedOn, until: effectiveOn },
  )
  if (!pair) return false
  const balance = await convertLots(work, waiting, pair)
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
    .where(eq(investmentProfileSwitches.id, switchId))
  await audit(work, {
    subjectId: link?.personId ?? null,
    action: 'profile-switch.carried-out',
    entity: 'plan-link',
    entityId: linkId,
    before: { profileId: fromProfileId, unitValue: pair.from },
    after: { profileId: toProfileId, unitValue: pair.to, quotaDate: pair.date, balance },
  })
  return true
}

/** Puts the lots into quotas of the new profile and keeps what stood there. @returns the money, the same before and after. */
async function convertLots(
  { database }: Work,
  { id, linkId, toProfileId }: InvestmentProfileSwitch,
  { from, to }: UnitValuePair,
): Promise<number> {
  const lots = await database
    .select({
      entryId: ledgerEntries.id,
      creditedOn: ledgerEntries.date,
      quotas: ledgerEntries.quotas,
      unitValue: ledgerEntries.unitValue,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.linkId, linkId), ne(ledgerEntries.quotas, '0')))
    .orderBy(ledgerEntries.id)
  if (lots.length === 0) return 0
  await database.execute(sql`
    insert into ${investmentProfileSwitchLots} (switch_id, entry_id, unit_value, quotas)
    select ${id}, id, unit_value, quotas from ${ledgerEntries} where link_id = ${linkId} and quotas <> 0`)
  const switched = switchLots(lots, from, to).map(({ entryId, quotas }) => ({ entryId, quotas }))
  await database.execute(sql`
    update ${ledgerEntries} as entry
    set quotas = lot.quotas, profile_id = ${toProfileId},
      unit_value = round(entry.unit_value * ${to}::numeric / ${from}::numeric, 8)
    from json_to_recordset(${JSON.stringify(switched)}) as lot("entryId" bigint, quotas numeric)
    where entry.id = lot."entryId"`)
  return balanceOfLots(lots, from)
}
