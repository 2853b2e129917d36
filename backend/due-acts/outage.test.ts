import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addDays, type IsoDate } from '#domain/calendar.ts'
import { toDecimal } from '#domain/money.ts'
import { linkById } from '../database/queries/plan-links.ts'
import { benefitSuspensions } from '../database/schema/benefit-suspensions.ts'
import { dueActs } from '../database/schema/due-acts.ts'
import { ledgerEntries, quotaValues } from '../database/schema/ledger.ts'
import { linkMoves } from '../database/schema/link-moves.ts'
import { planLinks } from '../database/schema/plans.ts'
import { Enrolment } from '../testing/payroll.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { benefitSuspensionActs } from '../usecases/benefits/benefit-suspension/benefit-suspension-acts.ts'
import { storeSwitch } from '../usecases/investments/investment-profiles/store-switch.ts'
import { setTerm } from '../usecases/re-registration/proof-of-life.ts'
import { runWork } from '../work.ts'
import type { DueAct } from './define-due-act.ts'
import { allDueActs } from './kinds/all-due-acts.ts'
import { performDueActs } from './perform-due-acts.ts'
import { planActs } from './plan-acts.ts'

/** The portal is away for weeks. What it owed meanwhile comes to the same quotas, money and states, in whatever order its duties wake up. */

const FIRST = '2026-11-12'
const LAST = '2027-02-05'
const away = { from: '2026-11-25', to: '2026-12-21' }

/** Every profile has a unit value for every day, each a little more than the last. */
async function publishQuotas(api: TestApi) {
  const newest = await api.database
    .selectDistinctOn([quotaValues.profileId])
    .from(quotaValues)
    .where(lte(quotaValues.date, FIRST))
    .orderBy(quotaValues.profileId, desc(quotaValues.date), desc(quotaValues.version))
  const days = Array.from({ length: 90 }, (_, index) => addDays(FIRST, index))
  await api.database
    .insert(quotaValues)
    .values(
      newest.flatMap(({ id: _, value, ...kept }) =>
        days.map((date, index) => ({
          ...kept,
          date,
          version: 1,
          value: toDecimal(value)
            .times(1 + index / 500)
            .toFixed(8),
        })),
      ),
    )
    .onConflictDoNothing()
}

/** Before it went away somebody asked for a suspension, somebody for another profile, and somebody has not proved to be alive. */
async function promise({ database, api, clock }: TestApi) {
  await runWork(api, { actor: null, requestId: 'teste', now: clock.now() }, async (work) => {
    const linkOf = async (enrolment: string) => {
      const [found] = await database
        .select({ id: planLinks.id })
        .from(planLinks)
        .where(eq(planLinks.enrolment, enrolment))
      return (await linkById(database, found?.id ?? 0)).link
    }
    const [carlos, ana, dulce] = [
      await linkOf(Enrolment.carlos),
      await linkOf('100234'),
      await linkOf(Enrolment.dulce),
    ]
    const months = { from: '2026-12', to: '2027-01' }
    const [asked] = await work.database
      .insert(benefitSuspensions)
      .values({ linkId: carlos.id, fromMonth: months.from, toMonth: months.to, createdAt: work.now })
      .returning()
    await planActs(work, benefitSuspensionActs({ id: asked?.id ?? 0, ...months }))
    const other = { requestId: null, effectiveOn: '2026-12-01', windowClosedOn: '2026-11-15' }
    await storeSwitch(work, ana, { ...other, profileId: ana.profileId === 1 ? 2 : 1 })
    await setTerm(work, dulce.personId, addDays('2026-12-10', -90))
  })
}

async function live(api: TestApi, isUp: (day: IsoDate) => boolean, duties: readonly DueAct[]) {
  await publishQuotas(api)
  await promise(api)
  for (let day = FIRST as IsoDate; day <= LAST; day = addDays(day, 1)) {
    if (!isUp(day)) continue
    api.clock.set(new Date(`${day}T09:00:00-03:00`))
    for (let isBusy = true; isBusy; ) {
      isBusy = false
      const waiting = await api.database
        .selectDistinct({ kind: dueActs.kind })
        .from(dueActs)
        .where(and(isNull(dueActs.doneAt), lte(dueActs.dueOn, day), isNull(dueActs.notBefore)))
      const kinds = new Set(waiting.map(({ kind }) => kind))
      for (const duty of duties.filter(({ kind }) => kinds.has(kind))) {
        const { done } = await performDueActs(api.api, duty)
        isBusy ||= done > 0
      }
    }
    await api.database.update(dueActs).set({ notBefore: null }).where(isNull(dueActs.doneAt))
  }
}

async function cameTo({ database }: TestApi) {
  const money = await database
    .select({
      link: planLinks.enrolment,
      type: ledgerEntries.type,
      account: ledgerEntries.account,
      profile: ledgerEntries.profileId,
      lot: ledgerEntries.lotDate,
      date: ledgerEntries.date,
      quotas: sql<string>`sum(${ledgerEntries.quotas})`,
      amount: sql<string>`sum(${ledgerEntries.amount})`,
    })
    .from(ledgerEntries)
    .innerJoin(planLinks, eq(planLinks.id, ledgerEntries.linkId))
    .groupBy(
      planLinks.enrolment,
      ledgerEntries.type,
      ledgerEntries.account,
      ledgerEntries.profileId,
      ledgerEntries.lotDate,
      ledgerEntries.date,
    )
    .orderBy(
      planLinks.enrolment,
      ledgerEntries.date,
      ledgerEntries.type,
      ledgerEntries.account,
      ledgerEntries.profileId,
      ledgerEntries.lotDate,
    )
  const moves = await database
    .select({ link: planLinks.enrolment, event: linkMoves.event, on: linkMoves.on })
    .from(linkMoves)
    .innerJoin(planLinks, eq(planLinks.id, linkMoves.linkId))
    .orderBy(planLinks.enrolment, linkMoves.on, linkMoves.event)
  const standing = await database
    .select({
      link: planLinks.enrolment,
      category: planLinks.category,
      situation: planLinks.situation,
      reason: planLinks.situationReason,
      profile: planLinks.profileId,
    })
    .from(planLinks)
    .orderBy(asc(planLinks.enrolment))
  return { money, moves, standing }
}

const inOrder = allDueActs
const reversed = allDueActs.toReversed()
const wasAway = (day: IsoDate) => day < away.from || day >= away.to

async function world(isUp: (day: IsoDate) => boolean, duties: readonly DueAct[]) {
  const api = await startTestApi()
  try {
    await live(api, isUp, duties)
    const failed = await api.database.select().from(dueActs).where(sql`${dueActs.attempts} > 0`)
    return { ...(await cameTo(api)), failed }
  } finally {
    await api.close()
  }
}

it('comes to the same as if it had been there every day', async () => {
  const onTime = await world(() => true, inOrder)
  expect(onTime.failed).toEqual([])
  expect(await world(wasAway, inOrder)).toEqual(onTime)
  expect(await world(wasAway, reversed)).toEqual(onTime)
})
