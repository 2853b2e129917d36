import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import { investmentProfiles } from '#backend/database/schema/investment-profiles.ts'
import { ledgerEntries, quotaValues } from '#backend/database/schema/ledger.ts'
import { conflict, invalid, notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { unitValueSentences } from '#contract/investments/profile-management.text.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { unitValueObstacle } from '#domain/investments/investment-profiles/unit-value-obstacle.ts'
import { NO_PROFILE } from './read-managed-profiles.ts'

/** The unit value of a day as somebody tells it: decimal text, and why it changes where it does. */
export type UnitValueToRecord = { profileId: number; date: IsoDate; value: string; reason: string }

const fields = {
  future: 'data',
  value: 'valor',
  implausible: 'valor',
  same: 'valor',
  reason: 'motivo',
} as const

/**
 * Records the unit value of a day, or corrects it by a further version.
 * @throws 404; 409 once money was posted at a value of that day; 422 by field
 */
export async function recordUnitValue(work: Work, actor: Actor, told: UnitValueToRecord): Promise<void> {
  const { database, now } = work
  const { profileId, date, value } = told
  const isOfDay = and(eq(quotaValues.profileId, profileId), eq(quotaValues.date, date))
  // Whoever posts with values of this profile holds its row: they are waited for and seen below, or wait and read the new value.
  const [profile] = await database
    .select({ name: investmentProfiles.name })
    .from(investmentProfiles)
    .where(eq(investmentProfiles.id, profileId))
    .for('update')
  if (!profile) throw notFound(NO_PROFILE)
  const newest = (which: SQL | undefined) =>
    database
      .select({ version: quotaValues.version, value: quotaValues.value })
      .from(quotaValues)
      .where(which)
      .orderBy(desc(quotaValues.date), desc(quotaValues.version))
      .limit(1)
  const [known] = await newest(isOfDay)
  const [previous] = await newest(and(eq(quotaValues.profileId, profileId), lt(quotaValues.date, date)))
  const posted = await database
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.profileId, profileId), eq(ledgerEntries.date, date)))
    .limit(1)
  const obstacle = unitValueObstacle({
    date,
    value,
    known: known?.value ?? null,
    previous: previous?.value ?? null,
    isPosted: posted.length > 0,
    hasReason: told.reason !== '',
    today: saoPauloDateOf(now),
  })
  if (obstacle === 'posted') {
    throw conflict(
      'Já há lançamentos com a cota deste dia, e ela não muda mais. O que estiver errado se acerta com um estorno.',
    )
  }
  if (obstacle) throw invalid({ [fields[obstacle]]: unitValueSentences[obstacle] })
  const reason = known ? told.reason : null
  await database.insert(quotaValues).values({
    profileId,
    date,
    version: (known?.version ?? 0) + 1,
    value,
    createdAt: now,
    createdBy: actor.personId,
    reason,
  })
  await audit(work, {
    subjectId: null,
    entityId: profileId,
    action: known ? 'unit-value.corrected' : 'unit-value.recorded',
    ...(known && { before: { name: profile.name, date, value: known.value } }),
    after: { name: profile.name, date, value, ...(reason !== null && { reason }) },
  })
}
