import { and, desc, eq, lte } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { benefitSuspensions } from '#backend/database/schema/benefit-suspensions.ts'
import { courtSuspensions } from '#backend/database/schema/court-suspensions.ts'
import { dueActs } from '#backend/database/schema/due-acts.ts'
import { quotaValues } from '#backend/database/schema/ledger.ts'
import { linkMoves } from '#backend/database/schema/link-moves.ts'
import { proveBalances } from '#backend/ledger/prove-balances.ts'
import { Enrolment, startPayroll } from '#backend/testing/payroll.ts'
import { performDue } from '#backend/testing/perform-due.ts'
import { addDays } from '#domain/calendar.ts'
import { toDecimal } from '#domain/money.ts'
import { benefitSuspensionActs } from '../../benefits/benefit-suspension/benefit-suspension-acts.ts'
import { moveLink } from '../../life-cycle/move-link.ts'
import { newestPayroll } from './newest-payroll.ts'

/** A payroll that runs days after its day pays what it would have paid on it. */

let { test, payroll } = {} as Awaited<ReturnType<typeof startPayroll>>
beforeEach(async () => ({ test, payroll } = await startPayroll()))
afterEach(() => test.close())

const { carlos: CARLOS, olivia: OLIVIA, dulce: DULCE, fernanda: FERNANDA } = Enrolment
const DUE = '2026-11-30'
/** Ten minutes after midnight, and a week later: business days both. */
const LATE = ['2026-12-01', '2026-12-07']

const at = (day: string) => test.clock.set(new Date(`${day}T00:10:00-03:00`))
async function runOn(day: string) {
  at(day)
  await performDue(test.api, 'benefit-payroll')
  return performDue(test.api, 'benefit-payment')
}
const suspend = async (enrolment: string, on: string) =>
  payroll.run(async (work) =>
    moveLink(work, { linkId: (await payroll.linkOf(enrolment)).id, event: 'benefit-suspended', on }),
  )
const skippedOf = async (enrolment: string) => {
  const { id } = await payroll.benefitOf(enrolment)
  const [act] = await test.database
    .select({ skipped: dueActs.skipped })
    .from(dueActs)
    .where(and(eq(dueActs.kind, 'benefit-payment'), eq(dueActs.subjectId, id), eq(dueActs.dueOn, DUE)))
  return act?.skipped
}

/** From December on every unit value is twice the one of November. */
async function doubleInDecember() {
  const newest = await test.database
    .selectDistinctOn([quotaValues.profileId])
    .from(quotaValues)
    .where(lte(quotaValues.date, DUE))
    .orderBy(quotaValues.profileId, desc(quotaValues.date), desc(quotaValues.version))
  await test.database.insert(quotaValues).values(
    newest.map(({ id: _, value, ...kept }) => ({
      ...kept,
      date: '2026-12-01',
      version: 1,
      value: toDecimal(value).times(2).toFixed(8),
    })),
  )
}

describe.each(LATE)('a payroll of November that runs on %s', (day) => {
  it('takes the same quotas, at the value of its own day, as on its day', async () => {
    await payroll.grant(
      FERNANDA,
      { validFrom: '2026-11', incomeType: 'percent', percent: 1 },
      { firstPaymentOn: DUE, cashPercent: 25 },
    )
    await doubleInDecember()
    const onTime = await (async () => {
      const other = await startPayroll()
      await other.payroll.grant(
        FERNANDA,
        { validFrom: '2026-11', incomeType: 'percent', percent: 1 },
        { firstPaymentOn: DUE, cashPercent: 25 },
      )
      await other.payroll.payOn(DUE)
      const found = await paidBy(other.payroll)
      await other.test.close()
      return found
    })()
    await runOn(day)
    expect(await paidBy(payroll)).toEqual(onTime)
    expect((await payroll.slipOf(CARLOS, '2026-11'))?.paidOn).toBe(day)
    expect(await payroll.linkOf(FERNANDA)).toMatchObject({ situation: 2, situationSince: DUE })
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('pays Carlos, whose benefit stands still from December on', async () => {
    at('2026-12-01')
    await suspend(CARLOS, '2026-12-01')
    await runOn(day)
    // The instalment of his loan is asked for by boleto since, and is not deducted as well.
    expect(await payroll.slipOf(CARLOS, '2026-11')).toMatchObject({ gross: 9000, net: 7708.12 })
    expect(await payroll.linkOf(CARLOS)).toMatchObject({ situation: 6 })
  })

  it('does not pay Olívia, whose benefit stood still in November alone, and says why', async () => {
    await suspend(OLIVIA, '2026-11-11')
    at('2026-12-01')
    await payroll.run(async (work) =>
      moveLink(work, {
        linkId: (await payroll.linkOf(OLIVIA)).id,
        event: 'benefit-resumed',
        on: '2026-12-01',
      }),
    )
    await runOn(day)
    expect(await payroll.slipOf(OLIVIA, '2026-11')).toBeNull()
    expect(await skippedOf(OLIVIA)).toBe('asked-to-stop')
    expect(await skippedOf(DULCE)).toBeNull()
    const payrollSeen = await newestPayroll(test.database)
    expect(payrollSeen?.dia).toBe(DUE)
    expect(payrollSeen?.naoPagos.map(({ plano, motivo }) => [plano, motivo])).toContainEqual([
      'DXC',
      'asked-to-stop',
    ])
  })

  it('does not pay what was asked to be suspended, also where nothing has carried the suspension out', async () => {
    const { id: linkId } = await payroll.linkOf(OLIVIA)
    const months = { fromMonth: '2026-11', toMonth: '2026-11' }
    const [asked] = await test.database
      .insert(benefitSuspensions)
      .values({ linkId, ...months, createdAt: test.clock.now() })
      .returning()
    const period = { id: asked?.id ?? 0, from: '2026-11', to: '2026-11' }
    await test.database.insert(dueActs).values(benefitSuspensionActs(period)).onConflictDoNothing()
    await runOn(day)
    await performDue(test.api, 'benefit-suspension')
    expect(await payroll.slipOf(OLIVIA, '2026-11')).toBeNull()
    const moves = await test.database.select().from(linkMoves).where(eq(linkMoves.linkId, linkId))
    expect(moves.map(({ event, on }) => [event, on])).toEqual([
      ['benefit-suspended', '2026-11-01'],
      ['benefit-resumed', '2026-12-01'],
    ])
  })

  it('leaves what a court kept back to the payroll of December, which makes it up', async () => {
    const { id: linkId } = await payroll.linkOf(CARLOS)
    const lifted = { liftedOn: '2026-12-01', liftedByDocument: '1/2026' }
    await test.database.insert(courtSuspensions).values({
      linkId,
      ...lifted,
      orderedFrom: '2026-11-20',
      standsSince: '2026-11-20',
      createdAt: test.clock.now(),
    })
    await payroll.run((work) =>
      moveLink(work, { linkId, event: 'benefit-suspended', on: '2026-11-20', reason: 'JUDICIAL' }),
    )
    await payroll.run((work) => moveLink(work, { linkId, event: 'benefit-resumed', on: '2026-12-01' }))
    await runOn(day)
    expect(await payroll.slipOf(CARLOS, '2026-11')).toBeNull()
    expect(await skippedOf(CARLOS)).toBe('court')
    await runOn('2026-12-31')
    const paid = [await payroll.slipOf(CARLOS, '2026-11'), await payroll.slipOf(CARLOS, '2026-12')]
    expect(paid.map((slip) => slip?.paidOn)).toEqual(['2026-12-31', '2026-12-31'])
  })
})

/** November's payments, less the stamps of when. */
async function paidBy(of: typeof payroll) {
  return Promise.all(
    [CARLOS, OLIVIA, DULCE, FERNANDA].map(async (enrolment) => {
      const slip = await of.slipOf(enrolment, '2026-11')
      const moved = await of.movesOf(enrolment, '2026-11')
      return {
        lines: slip?.lines,
        gross: slip?.gross,
        quota: slip?.memo.quotaDate,
        moved: moved.map(({ account, lotDate, quotas, amount, date }) => ({
          account,
          lotDate,
          quotas,
          amount,
          date,
        })),
      }
    }),
  )
}

it('a month that is paid late is paid once, also where the next one is late too', async () => {
  await runOn(addDays('2027-01-29', 3))
  for (const month of ['2026-11', '2026-12', '2027-01'])
    expect(await payroll.slipOf(CARLOS, month)).not.toBeNull()
  expect((await runOn('2027-02-02')).done).toBe(0)
})
