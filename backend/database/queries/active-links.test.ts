import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, addMonths, type IsoDate } from '#domain/calendar.ts'
import { isActiveLink, Situation } from '#domain/participants.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { planLinks } from '../schema/plans.ts'
import { isActiveLinkOn } from './active-links.ts'

let clone: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  clone = await createTestDatabase()
})
afterAll(() => clone.drop())

const days: IsoDate[] = ['2026-11-21', '2026-02-28', '2026-03-01', '2027-03-31', '2028-02-29', '2028-03-29']

it.each(days)('says on %s of every situation and end what the domain says', async (today) => {
  const { database } = clone
  const [link] = await database.select().from(planLinks).where(eq(planLinks.category, 1)).limit(1)
  if (!link) throw new Error('nobody contributes')
  const around = [-4, -3, -2, -1, 0, 1, 2, 3].map((days) => addDays(addMonths(today, -13), days))
  for (const situation of Object.values(Situation).filter((one) => one !== Situation.inBenefit)) {
    for (const situationSince of around) {
      await database.update(planLinks).set({ situation, situationSince }).where(eq(planLinks.id, link.id))
      const [found] = await database
        .select({ isActive: sql<boolean>`${isActiveLinkOn(today)}` })
        .from(planLinks)
        .where(eq(planLinks.id, link.id))
      const ended = situation === Situation.closed || situation === Situation.ported
      expect([situation, situationSince, found?.isActive]).toEqual([
        situation,
        situationSince,
        isActiveLink({ situation, endedOn: ended ? situationSince : null, today }),
      ])
    }
  }
})
