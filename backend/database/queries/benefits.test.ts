import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { benefitIncomes } from '../schema/benefits.ts'
import { planLinks } from '../schema/plans.ts'
import { benefitInForce, discountsIn } from './benefits.ts'

let test: TestApi
beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function linkOf(enrolment: string): Promise<number> {
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, enrolment))
  return link?.id ?? 0
}

it('Carlos receives 9,000 a month for twenty years, less the health plan as it is by now', async () => {
  const benefit = await benefitInForce(test.database, await linkOf('100871'), '2026-11-21')
  expect(benefit).toMatchObject({
    kind: 'normal',
    endedOn: null,
    income: { incomeType: 'fixed-term', termMonths: 240, monthlyAmount: 9_000, percent: null },
  })
  expect(await discountsIn(test.database, benefit?.id ?? 0, '2026-11')).toEqual([{ code: 930, amount: 450 }])
})

it('Dulce receives a pension, and who still works has no benefit', async () => {
  const benefit = await benefitInForce(test.database, await linkOf('700045'), '2026-11-21')
  expect(benefit).toMatchObject({ kind: 'death-pension', income: { monthlyAmount: 4_200 } })
  expect(await benefitInForce(test.database, await linkOf('100234'), '2026-11-21')).toBeNull()
})

it('a changed income holds from its month on, and what was paid by stays', async () => {
  const linkId = await linkOf('700099')
  const before = await benefitInForce(test.database, linkId, '2026-12-31')
  const changed = {
    benefitId: before?.id ?? 0,
    validFrom: '2027-01',
    incomeType: 'percent' as const,
    percent: 1,
    createdAt: test.clock.now(),
  }
  await test.database.insert(benefitIncomes).values(changed)
  const incomeOn = async (day: string) => (await benefitInForce(test.database, linkId, day))?.income
  expect(await incomeOn('2026-12-31')).toMatchObject({ monthlyAmount: 3_100 })
  expect(await incomeOn('2027-01-01')).toMatchObject({ incomeType: 'percent', percent: 1 })
  await expect(test.database.delete(benefitIncomes)).rejects.toMatchObject({ cause: { code: 'PL001' } })
  await expect(
    test.database.insert(benefitIncomes).values({ ...changed, incomeType: 'lifetime' }),
  ).rejects.toMatchObject({ cause: { constraint: 'benefit_incomes_shape' } })
})
