import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { contributionPercentages, salaries } from '../schema/contributions.ts'
import { investmentProfiles, investmentProfileVersions } from '../schema/investment-profiles.ts'
import { planLinks } from '../schema/plans.ts'
import { isInForce } from './in-force.ts'
import { investmentProfilesOn } from './investment-profiles.ts'

let test: TestDatabase
let links: number[]

beforeAll(async () => {
  test = await createTestDatabase()
  const rows = await test.database.select({ id: planLinks.id }).from(planLinks).orderBy(asc(planLinks.id))
  links = rows.slice(0, 2).map(({ id }) => id)
})
beforeEach(async () => {
  await test.database.delete(salaries)
  await test.database.delete(contributionPercentages)
})
afterAll(() => test.drop())

it('a fact holds from its day until the day of the next one of the same link', async () => {
  const [one = 0, other = 0] = links
  await test.database.insert(salaries).values([
    { linkId: one, amount: 3000, validFrom: '2026-05-01' },
    { linkId: one, amount: 2000, validFrom: '2025-05-01' },
    { linkId: other, amount: 9000, validFrom: '2026-04-15' },
  ])
  const amountsOn = async (day: string) => {
    const rows = await test.database
      .select({ amount: salaries.amount })
      .from(salaries)
      .where(and(inArray(salaries.linkId, links), isInForce(salaries, day)))
      .orderBy(asc(salaries.linkId))
    return rows.map(({ amount }) => amount)
  }
  expect(await amountsOn('2025-04-30')).toEqual([])
  expect(await amountsOn('2025-05-01')).toEqual([2000])
  expect(await amountsOn('2026-04-30')).toEqual([2000, 9000])
  expect(await amountsOn('2026-05-01')).toEqual([3000, 9000])
})

it('of two that hold from one month the last one written counts', async () => {
  const [linkId = 0] = links
  const from = (validFrom: string, basicPercent: number) => ({
    linkId,
    basicPercent,
    supplementaryPercent: 0,
    validFrom,
  })
  await test.database
    .insert(contributionPercentages)
    .values([from('2026-12', 4), from('2026-12', 5), from('2026-07', 3), from('2027-02', 6)])
  const basicIn = async (month: string) => {
    const rows = await test.database
      .select({ basic: contributionPercentages.basicPercent })
      .from(contributionPercentages)
      .where(and(eq(contributionPercentages.linkId, linkId), isInForce(contributionPercentages, month)))
    return rows.map(({ basic }) => basic)
  }
  expect(await basicIn('2026-11')).toEqual([3])
  expect(await basicIn('2026-12')).toEqual([5])
  expect(await basicIn('2027-01')).toEqual([5])
  expect(await basicIn('2027-02')).toEqual([6])
})

it('each investment profile is described as on the day, and one that nothing is said of yet is left out', async () => {
  await test.database.insert(investmentProfiles).values({ id: 9, name: 'Novo', riskOrder: 9 })
  const said = (profileId: number, validFrom: string, description: string) => ({
    profileId,
    validFrom,
    description,
    leastVariableIncome: 0,
    mostVariableIncome: 10,
  })
  await test.database
    .insert(investmentProfileVersions)
    .values([said(9, '2026-06-01', 'Recente'), said(1, '2026-06-01', 'Outra política')])
  const before = await investmentProfilesOn(test.database, '2026-05-31')
  const after = await investmentProfilesOn(test.database, '2026-06-01')
  expect(before.some(({ id }) => id === 9)).toBe(false)
  expect(before.find(({ id }) => id === 1)?.description).not.toBe('Outra política')
  expect(after.filter(({ id }) => [1, 9].includes(id)).map(({ description }) => description)).toEqual([
    'Outra política',
    'Recente',
  ])
  expect(after).toHaveLength(before.length + 1)
})
