import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newestPaySlip, paySlipOf } from '#backend/database/queries/pay-slips.ts'
import { linkById } from '#backend/database/queries/plan-links.ts'
import { auditEntries } from '#backend/database/schema/audit.ts'
import { bankAccounts } from '#backend/database/schema/contacts.ts'
import { dueActs } from '#backend/database/schema/due-acts.ts'
import { linkMoves } from '#backend/database/schema/link-moves.ts'
import { loanPayments } from '#backend/database/schema/loans.ts'
import { paySlips } from '#backend/database/schema/pay-slips.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { openLotsOf } from '#backend/ledger/open-lots.ts'
import { proveBalances } from '#backend/ledger/prove-balances.ts'
import { DemoCpf } from '#backend/testing/demo-people.ts'
import { notifiedWhile } from '#backend/testing/notified.ts'
import { Enrolment, payrollOf } from '#backend/testing/payroll.ts'
import { performDue } from '#backend/testing/perform-due.ts'
import { startTestApi, type TestApi } from '#backend/testing/test-api.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { CategoryId, SituationId } from '#domain/participants.ts'
import { changeEmail } from '../../identity/change-email.ts'
import { moveLink } from '../../life-cycle/move-link.ts'
import { readNextPayment } from './next-payment.ts'
import { beginPayroll, nextPayroll } from './plan-payroll.ts'

/** The payroll of the demonstration, month after month. */

let test: TestApi
let payroll: ReturnType<typeof payrollOf>
beforeEach(async () => {
  test = await startTestApi()
  payroll = payrollOf(test)
})
afterEach(() => test.close())

const { carlos: CARLOS, dulce: DULCE, olivia: OLIVIA, fernanda: FERNANDA } = Enrolment

const actsOf = (benefitId: number) =>
  test.database
    .select({ dueOn: dueActs.dueOn })
    .from(dueActs)
    .where(and(eq(dueActs.kind, 'benefit-payment'), eq(dueActs.subjectId, benefitId)))

describe('Carlos, whose e-mail the desk changed three days before,', () => {
  async function changed(account: string) {
    payroll.at('2026-11-27')
    const benefit = await payroll.benefitOf(CARLOS)
    const personId = await test.personId(DemoCpf.carlos)
    const { bank, agency } = benefit
    const values = { bank, agency, account, updatedAt: test.clock.now() }
    await test.database
      .insert(bankAccounts)
      .values({ personId, ...values })
      .onConflictDoUpdate({ target: bankAccounts.personId, set: values })
    await payroll.run((work) =>
      changeEmail(work, { personId, email: 'carlos.novo@exemplo.example', by: 'service-desk' }),
    )
    return benefit
  }

  it('is paid into an account of these days once the e-mail waits no more', async () => {
    await changed((await payroll.benefitOf(CARLOS)).account)
    await payroll.payOn('2026-11-30')
    expect(await payroll.slipOf(CARLOS, '2026-11')).toBeNull()
    expect(await payroll.slipOf(DULCE, '2026-11')).not.toBeNull()
    await payroll.payOn('2026-12-03')
    expect(await payroll.slipOf(CARLOS, '2026-11')).toBeNull()
    await payroll.payOn('2026-12-04')
    expect(await payroll.slipOf(CARLOS, '2026-11')).toMatchObject({ paidOn: '2026-12-04', gross: 9000 })
  })

  it('is paid on the day into the account of his benefit, whatever account he gave since', async () => {
    await changed('99999-9')
    await payroll.payOn('2026-11-30')
    expect(await payroll.slipOf(CARLOS, '2026-11')).toMatchObject({ paidOn: '2026-11-30' })
  })
})

describe('the people of the demonstration', () => {
  it('Carlos is paid 6,808.37 again, and the instalment of his loan with it', async () => {
    expect((await payroll.payOn('2026-11-29')).done).toBe(0)
    const { done, failed } = await payroll.payOn('2026-11-30')
    expect([done > 2, failed]).toEqual([true, 0])
    const slip = await payroll.slipOf(CARLOS, '2026-11')
    expect(slip).toMatchObject({ paidOn: '2026-11-30', gross: 9000, net: 6808.37 })
    expect(slip?.lines).toMatchObject([
      { code: 101, amount: 9000 },
      { code: 901, amount: 841.88 },
      { code: 920, amount: 899.75, reference: { kind: 'instalment', of: 12 } },
      { code: 930, amount: 450 },
    ])
    const moved = await payroll.movesOf(CARLOS, '2026-11')
    expect(sumReais(moved.map(({ amount }) => amount))).toBe(-9000)
    expect(new Set(moved.map(({ type }) => type))).toEqual(new Set(['income']))
    const paid = await test.database.select().from(loanPayments).where(eq(loanPayments.paidOn, '2026-11-30'))
    expect(paid).toMatchObject([{ amount: 899.75 }])
    const [audited] = await test.database
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, 'benefit.paid'),
          eq(auditEntries.entityId, String((await payroll.linkOf(CARLOS)).id)),
        ),
      )
    expect(audited?.after).toMatchObject({ competence: '2026-11', monthly: 9000, regime: 'progressive' })
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('Olívia gives her oldest lots, each taxed by its age, and what left them is what the slip says', async () => {
    const link = await payroll.linkOf(OLIVIA)
    const before = await openLotsOf(test.database, [link.id])
    await payroll.payOn('2026-11-30')
    const slip = await payroll.slipOf(OLIVIA, '2026-11')
    const moved = await payroll.movesOf(OLIVIA, '2026-11')
    const after = await openLotsOf(test.database, [link.id])
    const newestTaken = moved.at(-1)?.lotDate ?? ''
    expect(before.filter(({ lotDate }) => lotDate < newestTaken).length).toBeGreaterThan(0)
    expect(after.filter(({ lotDate }) => lotDate < newestTaken)).toEqual([])
    const tax = slip?.memo.tax
    if (tax?.regime !== 'regressive' || tax.method !== 'lot-age')
      throw new Error('not by the age of the lots')
    expect(sumReais(tax.bands.map(({ value }) => value))).toBe(slip?.gross)
    expect(slip?.lines.find(({ code }) => code === 901)?.amount).toBe(
      sumReais(tax.bands.map((band) => band.tax)),
    )
    expect(slip?.memo.quotasConverted).toBe(
      Number((-moved.reduce((sum, { quotas }) => sum + Number(quotas), 0)).toFixed(8)),
    )
    expect(await payroll.slipOf(DULCE, '2026-11')).toMatchObject({ gross: 4200 })
  })

  it('December pays the thirteenth, which is taxed by itself, and no slip is written twice', async () => {
    await payroll.payOn('2026-11-30')
    await payroll.payOn('2026-12-31')
    expect((await payroll.payOn('2026-12-31')).done).toBe(0)
    const slip = await payroll.slipOf(CARLOS, '2026-12')
    expect(slip?.lines.map(({ code, amount }) => [code, amount])).toEqual([
      [101, 9000],
      [102, 9000],
      [901, 841.88],
      [902, 956.72],
      [920, 899.75],
      [930, 450],
    ])
    const moved = await payroll.movesOf(CARLOS, '2026-12')
    expect(sumReais(moved.map(({ amount }) => amount))).toBe(-18_000)
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('two nodes that begin at once pay everybody once', async () => {
    payroll.at('2026-11-30')
    await Promise.all([1, 2].map(() => performDue(test.api, 'benefit-payroll')))
    const [one, other] = await Promise.all([1, 2].map(() => performDue(test.api, 'benefit-payment')))
    const { rows } = await test.database.execute<{ paid: number; benefits: number }>(sql`
      select (select count(*)::int from ${paySlips} where competence = '2026-11') as paid,
        (select count(*)::int from ${dueActs} where kind = 'benefit-payment') as benefits`)
    expect((one?.done ?? 0) + (other?.done ?? 0)).toBe(rows[0]?.benefits)
    expect(await payroll.movesOf(CARLOS, '2026-11')).not.toEqual([])
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('months in which nothing ran are made up in their order, dated by the business day on which they are paid', async () => {
    // A Saturday: nobody is paid before Monday.
    expect((await payroll.payOn('2027-03-06')).done).toBe(0)
    payroll.at('2027-03-08')
    await performDue(test.api, 'benefit-payment')
    const months = ['2026-11', '2026-12', '2027-01', '2027-02']
    const slips = await Promise.all(months.map((month) => payroll.slipOf(CARLOS, month)))
    expect(slips.map((slip) => slip?.paidOn)).toEqual(months.map(() => '2027-03-08'))
    expect(await payroll.slipOf(CARLOS, '2027-03')).toBeNull()
    expect((await newestPaySlip(test.database, (await payroll.linkOf(CARLOS)).id))?.competence).toBe(
      '2027-02',
    )
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('a benefit that stands still is not paid and keeps its balance; once it is resumed it goes on', async () => {
    const link = await payroll.linkOf(OLIVIA)
    const held = await openLotsOf(test.database, [link.id])
    await payroll.run((work) =>
      moveLink(work, { linkId: link.id, event: 'benefit-suspended', on: '2026-11-11' }),
    )
    await payroll.payOn('2026-11-30')
    expect(await payroll.slipOf(OLIVIA, '2026-11')).toBeNull()
    expect(await openLotsOf(test.database, [link.id])).toEqual(held)
    await payroll.run((work) =>
      moveLink(work, { linkId: link.id, event: 'benefit-resumed', on: '2026-12-01' }),
    )
    await payroll.payOn('2026-12-31')
    expect(await payroll.slipOf(OLIVIA, '2026-12')).toMatchObject({ paidOn: '2026-12-31' })
  })
})

describe('Carlos, whose benefit stood still over December,', () => {
  const twelfthsIn = async (month: string) =>
    (await payroll.slipOf(CARLOS, month))?.lines.find(({ code }) => code === 102)?.reference ?? null

  it('has the thirteenth of the months that were paid with the first payment after it, once', async () => {
    const link = await payroll.linkOf(CARLOS)
    await payroll.payOn('2026-11-30')
    await payroll.run((work) =>
      moveLink(work, { linkId: link.id, event: 'benefit-suspended', on: '2026-12-01' }),
    )
    await payroll.payOn('2026-12-31')
    await payroll.run((work) =>
      moveLink(work, { linkId: link.id, event: 'benefit-resumed', on: '2027-01-04' }),
    )
    await payroll.payOn('2027-01-29')
    await payroll.payOn('2027-02-26')
    expect(await twelfthsIn('2026-12')).toBeNull()
    expect(await twelfthsIn('2027-01')).toEqual({ kind: 'twelfths', value: 11 })
    expect(await twelfthsIn('2027-02')).toBeNull()
  })
})

describe('the payroll itself', () => {
  const planned = () =>
    test.database
      .select({ subjectId: dueActs.subjectId, dueOn: dueActs.dueOn })
      .from(dueActs)
      .where(eq(dueActs.kind, 'benefit-payroll'))

  it('is planned from month to month, the day of payment included', async () => {
    expect(nextPayroll('2026-11-30')).toMatchObject({ subjectId: 202_611, dueOn: '2026-11-30' })
    expect(nextPayroll('2026-12-01')).toMatchObject({ subjectId: 202_612, dueOn: '2026-12-31' })
    expect(await planned()).toEqual([{ subjectId: 202_611, dueOn: '2026-11-30' }])
  })

  it('begins at the start of an installation that had none, once', async () => {
    await test.database.delete(dueActs)
    await Promise.all([1, 2].map(() => beginPayroll(test.database, '2026-11-30')))
    await beginPayroll(test.database, '2027-03-01')
    expect(await planned()).toEqual([{ subjectId: 202_611, dueOn: '2026-11-30' }])
  })

  it('that fails for one benefit pays the others, and that one once its reason is mended', async () => {
    const { id } = await payroll.linkOf(CARLOS)
    const move = (situation: SituationId, category: CategoryId) =>
      test.database.update(planLinks).set({ situation, category }).where(eq(planLinks.id, id))
    // Nobody goes from there to the first payment.
    await move(3, 2)
    const { failed, done } = await payroll.payOn('2026-11-30')
    expect([failed, done > 2]).toEqual([1, true])
    expect(await payroll.slipOf(CARLOS, '2026-11')).toBeNull()
    expect(await payroll.movesOf(CARLOS, '2026-11')).toEqual([])
    await move(2, 2)
    await test.database.update(dueActs).set({ notBefore: null })
    expect(await payroll.payOn('2026-11-30')).toMatchObject({ done: 1, failed: 0 })
    expect(await payroll.slipOf(CARLOS, '2026-11')).toMatchObject({ net: 6808.37 })
  })
})

describe('what is paid next', () => {
  const nextOf = async (enrolment: string) => {
    const { id } = await payroll.linkOf(enrolment)
    return readNextPayment(test.database, await linkById(test.database, id), saoPauloDateOf(test.clock.now()))
  }

  it('is what is paid then, for everybody', async () => {
    await payroll.grant(
      FERNANDA,
      { validFrom: '2026-12', incomeType: 'percent', percent: 1 },
      { cashPercent: 25 },
    )
    const enrolments = [CARLOS, DULCE, OLIVIA, FERNANDA]
    for (const [month, day] of [
      ['2026-11', '2026-11-30'],
      ['2026-12', '2026-12-31'],
      ['2027-01', '2027-01-29'],
    ] as const) {
      const next = await Promise.all(enrolments.map(nextOf))
      const due = next.flatMap((one) => (one?.slip.competence === month ? [one.slip] : []))
      expect(due.length).toBeGreaterThan(2)
      await payroll.payOn(day)
      for (const { linkId, ...slip } of due)
        expect(slip).toEqual(await paySlipOf(test.database, linkId, month))
    }
    expect((await nextOf(FERNANDA))?.slip).toMatchObject({ competence: '2027-02', paidOn: '2027-02-26' })
  })

  it('of who waits for the first payment has the cash with it, and the thirteenth of the year', async () => {
    await payroll.grant(
      FERNANDA,
      { validFrom: '2026-12', incomeType: 'percent', percent: 1 },
      { cashPercent: 25 },
    )
    const next = await nextOf(FERNANDA)
    expect(next).toMatchObject({ isFirst: true, thirteenth: { paidOn: '2026-12-31', twelfths: 1 } })
    expect(next?.amounts.cash).toBeGreaterThan(0)
  })

  it('is nothing while the benefit stands still, and for who has none', async () => {
    const { id: linkId } = await payroll.linkOf(OLIVIA)
    await payroll.run((work) => moveLink(work, { linkId, event: 'benefit-suspended', on: '2026-11-11' }))
    expect(await nextOf(OLIVIA)).toBeNull()
    expect(await nextOf(FERNANDA)).toBeNull()
  })
})

describe('a benefit that begins', () => {
  it('pays the cash with the first income, and the regime that nobody chose is final', async () => {
    const { id } = await payroll.linkOf(FERNANDA)
    await test.database.update(planLinks).set({ taxRegime: null }).where(eq(planLinks.id, id))
    await payroll.grant(
      FERNANDA,
      { validFrom: '2026-12', incomeType: 'percent', percent: 1 },
      { cashPercent: 25 },
    )
    await payroll.payOn('2026-11-30')
    expect(await payroll.slipOf(FERNANDA, '2026-11')).toBeNull()
    await payroll.payOn('2026-12-31')
    const slip = await payroll.slipOf(FERNANDA, '2026-12')
    const amountOf = (code: number) => slip?.lines.find((line) => line.code === code)?.amount ?? 0
    const balance = sumReais([amountOf(110), amountOf(110), amountOf(110), amountOf(110)])
    expect(amountOf(101)).toBeCloseTo((balance * 3) / 4 / 100, 1)
    // The first month of the year of its thirteenth: a twelfth of it.
    expect(slip?.lines.find(({ code }) => code === 102)?.reference).toEqual({ kind: 'twelfths', value: 1 })
    const moved = await payroll.movesOf(FERNANDA, '2026-12')
    const cash = moved.filter(({ type }) => type === 'cash-withdrawal').map(({ amount }) => amount)
    expect(sumReais(cash)).toBe(-amountOf(110))
    expect(await payroll.linkOf(FERNANDA)).toMatchObject({
      category: 2,
      situation: 2,
      situationSince: '2026-12-31',
      benefitGrantedOn: '2026-12-31',
      taxRegime: 'progressive',
    })
    await payroll.payOn('2027-01-29')
    expect((await payroll.slipOf(FERNANDA, '2027-01'))?.lines.map(({ code }) => code)).not.toContain(110)
  })

  it('a single payment takes all of it, and the link is closed; the person is told once', async () => {
    await payroll.grant(FERNANDA, { validFrom: '2026-12', incomeType: 'single' })
    await payroll.payOn('2026-11-30')
    const { titles } = await notifiedWhile(test, await test.personId(DemoCpf.fernanda), () =>
      payroll.payOn('2026-12-31').then(() => undefined),
    )
    expect(titles).toEqual(['Seu benefício chegou ao fim'])
    const link = await payroll.linkOf(FERNANDA)
    expect(link).toMatchObject({ category: 2, situation: 4 })
    expect(await payroll.benefitOf(FERNANDA)).toMatchObject({ endedOn: '2026-12-31' })
    const moves = await test.database.select().from(linkMoves).where(eq(linkMoves.linkId, link.id))
    expect(moves.map(({ event }) => event)).toEqual([
      'benefit-accepted',
      'first-benefit-paid',
      'balance-exhausted',
    ])
    const left = await openLotsOf(test.database, [link.id])
    expect(left.filter(({ quotas }) => Number(quotas) > 0.00001)).toEqual([])
    expect(await proveBalances(test.database)).toEqual([])
    await payroll.payOn('2027-01-29')
    expect(await payroll.slipOf(FERNANDA, '2027-01')).toBeNull()
    expect(await actsOf((await payroll.benefitOf(FERNANDA)).id)).toEqual([{ dueOn: '2026-12-31' }])
  })

  it('a term in quotas pays its number of payments, the last of which is the rest', async () => {
    const { id } = await payroll.linkOf(FERNANDA)
    const held = (await openLotsOf(test.database, [id])).reduce((sum, { quotas }) => sum + Number(quotas), 0)
    const quotasPerMonth = (held / 3).toFixed(8)
    await payroll.grant(FERNANDA, {
      validFrom: '2026-12',
      incomeType: 'fixed-term',
      termMonths: 3,
      quotasPerMonth,
    })
    for (const day of ['2026-11-30', '2026-12-31', '2027-01-29', '2027-02-26', '2027-03-31'])
      await payroll.payOn(day)
    const paid = await test.database.select().from(paySlips).where(eq(paySlips.linkId, id))
    expect(paid.map(({ competence }) => competence)).toEqual(['2026-12', '2027-01', '2027-02'])
    expect(await payroll.benefitOf(FERNANDA)).toMatchObject({ endedOn: '2027-02-26' })
    expect(await proveBalances(test.database)).toEqual([])
  })
})
