import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runningLoan } from '../database/queries/loans.ts'
import { paySlipLines, paySlips } from '../database/schema/pay-slips.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'
import { openLoanDebt } from '../usecases/loans/open-loan-debt.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function linkOf(cpf: string): Promise<number> {
  const personId = await test.personId(cpf)
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.personId, personId))
  if (!link) throw new Error('nobody')
  return link.id
}

describe('the loan that Carlos has', () => {
  it('is the one that his pay slips deduct, to the cent', async () => {
    const linkId = await linkOf(DemoCpf.carlos)
    const loan = await runningLoan(test.database, linkId)
    expect(loan?.instalments.map(({ amount }) => amount)).toEqual([...Array<number>(11).fill(899.75), 899.8])
    const deducted = await test.database
      .select({ amount: paySlipLines.amount, paidOn: paySlips.paidOn })
      .from(paySlipLines)
      .innerJoin(paySlips, eq(paySlips.id, paySlipLines.paySlipId))
      .where(eq(paySlipLines.code, 920))
    expect(deducted.length).toBeGreaterThan(0)
    expect(deducted.toSorted((one, other) => one.paidOn.localeCompare(other.paidOn))).toEqual(
      loan?.payments.map(({ amount, paidOn }) => ({ amount, paidOn })),
    )
  })

  it('is owed, with the interest up to the day; who has none owes nothing', async () => {
    const debt = await openLoanDebt(test.database, await linkOf(DemoCpf.carlos), TEST_TODAY)
    const loan = await runningLoan(test.database, await linkOf(DemoCpf.carlos))
    const paid = loan?.payments.length ?? 0
    expect(debt?.loanId).toBe(loan?.id)
    // The one of this month fell due yesterday, and is deducted when the benefit is paid.
    expect(debt?.settlement.dueTotal).toBe(899.75)
    expect(debt?.settlement.balance).toBe(loan?.instalments[paid]?.balance)
    expect(debt?.settlement.accrued).toBeGreaterThan(0)
    expect(await openLoanDebt(test.database, await linkOf(DemoCpf.ana), TEST_TODAY)).toBeNull()
  })
})
