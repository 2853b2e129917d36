import { and, asc, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import * as v from 'valibot'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../client.ts'
import { investmentProfileResults, investmentProfileSwitches } from '../schema/investment-profile-choices.ts'
import { investmentProfiles, investmentProfileVersions } from '../schema/investment-profiles.ts'
import { quotaValues } from '../schema/ledger.ts'
import { paySlips } from '../schema/pay-slips.ts'
import { isInForce } from './in-force.ts'
import { storedMemo } from './stored-pay-slip.ts'

/** A profile as it is described on a day. */
export type DescribedInvestmentProfile = {
  id: number
  name: string
  riskOrder: number
  description: string
  leastVariableIncome: number
  mostVariableIncome: number
  isOffered: boolean
}

/** Profiles with their version in force, from the least to the most risk; those without any version are left out. */
export function investmentProfilesOn(database: Querier, on: IsoDate): Promise<DescribedInvestmentProfile[]> {
  const { description, leastVariableIncome, mostVariableIncome, isOffered } = investmentProfileVersions
  return database
    .select({
      id: investmentProfiles.id,
      name: investmentProfiles.name,
      riskOrder: investmentProfiles.riskOrder,
      description,
      leastVariableIncome,
      mostVariableIncome,
      isOffered,
    })
    .from(investmentProfiles)
    .innerJoin(investmentProfileVersions, eq(investmentProfileVersions.profileId, investmentProfiles.id))
    .where(isInForce(investmentProfileVersions, on))
    .orderBy(asc(investmentProfiles.riskOrder))
}

export type InvestmentProfileResult = typeof investmentProfileResults.$inferSelect

/** The newest result of a link; null when the questionnaire was never filled in. */
export async function newestResult(
  database: Querier,
  linkId: number,
): Promise<InvestmentProfileResult | null> {
  const [row] = await database
    .select()
    .from(investmentProfileResults)
    .where(eq(investmentProfileResults.linkId, linkId))
    .orderBy(desc(investmentProfileResults.id))
    .limit(1)
  return row ?? null
}

export type InvestmentProfileSwitch = typeof investmentProfileSwitches.$inferSelect

/** A switch that was carried out. */
export type DoneSwitch = InvestmentProfileSwitch & {
  quotaDate: IsoDate
  oldUnitValue: string
  newUnitValue: string
  balance: number
}

/** Switches of a link that were carried out, newest first. */
export async function doneSwitches(database: Querier, linkId: number): Promise<DoneSwitch[]> {
  const rows = await database
    .select()
    .from(investmentProfileSwitches)
    .where(
      and(eq(investmentProfileSwitches.linkId, linkId), isNotNull(investmentProfileSwitches.carriedOutAt)),
    )
    .orderBy(desc(investmentProfileSwitches.quotaDate), desc(investmentProfileSwitches.id))
  // A check of the table holds them together.
  return rows as DoneSwitch[]
}

/** The switch of a link that waits for its day; null without one. */
export async function waitingSwitch(
  database: Querier,
  linkId: number,
): Promise<InvestmentProfileSwitch | null> {
  const [row] = await database
    .select()
    .from(investmentProfileSwitches)
    .where(and(eq(investmentProfileSwitches.linkId, linkId), isNull(investmentProfileSwitches.carriedOutAt)))
    .orderBy(asc(investmentProfileSwitches.effectiveOn), asc(investmentProfileSwitches.id))
    .limit(1)
  return row ?? null
}

/** Whether the newest benefit of a link was paid without quotas: an income for life, which has no profile. */
export async function hasLifetimeIncome(database: Querier, linkId: number): Promise<boolean> {
  const [row] = await database
    .select({ memo: paySlips.memo })
    .from(paySlips)
    .where(eq(paySlips.linkId, linkId))
    .orderBy(desc(paySlips.competence))
    .limit(1)
  return row !== undefined && v.parse(storedMemo, row.memo).profileId === null
}

/** Unit values of two profiles on one date. */
export type UnitValuePair = { date: IsoDate; from: string; to: string }

/** The newest date between two (the first excluded) that has a unit value of both profiles; null without one. */
export async function newestPair(
  database: Querier,
  { from, to }: { from: number; to: number },
  { after, until }: { after: IsoDate; until: IsoDate },
): Promise<UnitValuePair | null> {
  const valuesOf = (profileId: number) =>
    database
      .selectDistinctOn([quotaValues.date], { date: quotaValues.date, value: quotaValues.value })
      .from(quotaValues)
      .where(
        and(eq(quotaValues.profileId, profileId), gt(quotaValues.date, after), lte(quotaValues.date, until)),
      )
      .orderBy(desc(quotaValues.date), desc(quotaValues.version))
  const [ofFrom, ofTo] = [await valuesOf(from), await valuesOf(to)]
  for (const { date, value } of ofFrom) {
    const other = ofTo.find((row) => row.date === date)
    if (other) return { date, from: value, to: other.value }
  }
  return null
}
