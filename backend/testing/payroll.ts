import { and, asc, eq } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { paySlipOf, type StoredPaySlip } from '../database/queries/pay-slips.ts'
import { benefitIncomes, benefits } from '../database/schema/benefits.ts'
import { ledgerEntries } from '../database/schema/ledger.ts'
import { planLinks } from '../database/schema/plans.ts'
import { moveLink } from '../usecases/life-cycle/move-link.ts'
import { runWork, type Work } from '../work.ts'
import { performDue } from './perform-due.ts'
import { startTestApi, type TestApi } from './test-api.ts'

type Income = Omit<typeof benefitIncomes.$inferInsert, 'benefitId' | 'createdAt'>

/** Whose benefits tests pay, by enrolment; Fernanda has none before she is granted one. */
export const Enrolment = {
  carlos: '100871',
  dulce: '700045',
  olivia: '700099',
  fernanda: '700112',
} as const

/** As all plans of the demo pay it. */
function thirteenthOf({ incomeType, quotasPerMonth = null }: Income): number | null {
  return incomeType === 'single' || quotasPerMonth !== null ? null : 12
}

/** An API of its own for a test that pays benefits. */
export async function startPayroll() {
  const test = await startTestApi()
  return { test, payroll: payrollOf(test) }
}

/** Pays the benefits of a test's database day after day, and reads what came of it. Links are told by their enrolment. */
export function payrollOf(test: TestApi) {
  const run = <Result>(work: (unit: Work) => Promise<Result>) =>
    runWork(test.api, { actor: null, requestId: 'teste', now: test.clock.now() }, work)

  async function linkOf(enrolment: string) {
    const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, enrolment))
    if (!link) throw new Error(`there is no link ${enrolment}`)
    return link
  }

  async function benefitOf(enrolment: string) {
    const { id } = await linkOf(enrolment)
    const [benefit] = await test.database.select().from(benefits).where(eq(benefits.linkId, id))
    if (!benefit) throw new Error(`${enrolment} has no benefit`)
    return benefit
  }

  const at = (day: IsoDate) => test.clock.set(new Date(`${day}T09:00:00-03:00`))

  return {
    run,
    linkOf,
    benefitOf,
    at,
    /** Everything that the payroll does on a day. */
    payOn: async (day: IsoDate) => {
      at(day)
      await performDue(test.api, 'benefit-payroll')
      return performDue(test.api, 'benefit-payment')
    },
    slipOf: async (enrolment: string, month: string): Promise<StoredPaySlip | null> =>
      paySlipOf(test.database, (await linkOf(enrolment)).id, month),
    /** Entries of a payment in the ledger, the oldest lots first. */
    movesOf: async (enrolment: string, month: string) =>
      test.database
        .select()
        .from(ledgerEntries)
        .where(
          and(
            eq(ledgerEntries.causeKind, 'benefit-payment'),
            eq(ledgerEntries.causeId, `${(await benefitOf(enrolment)).id} ${month}`),
          ),
        )
        .orderBy(asc(ledgerEntries.lotDate), asc(ledgerEntries.id)),
    /** Accepts the request of somebody who saves and writes the benefit, first paid at the end of 2026. */
    grant: async (enrolment: string, income: Income, more: Partial<typeof benefits.$inferInsert> = {}) => {
      const { id: linkId } = await linkOf(enrolment)
      await run(async (work) => {
        await moveLink(work, { linkId, event: 'benefit-accepted', on: '2026-11-11' })
        const account = { bank: '341', agency: '0057', account: '12345-6' }
        const [benefit] = await work.database
          .insert(benefits)
          .values({
            linkId,
            kind: 'normal',
            grantedOn: '2026-11-11',
            firstPaymentOn: '2026-12-31',
            cashPercent: 0,
            ...account,
            createdAt: work.now,
            ...more,
          })
          .returning()
        if (!benefit) throw new Error('the benefit was not stored')
        await work.database.insert(benefitIncomes).values({
          thirteenthMonth: thirteenthOf(income),
          benefitId: benefit.id,
          createdAt: work.now,
          ...income,
        })
      })
    },
  }
}
