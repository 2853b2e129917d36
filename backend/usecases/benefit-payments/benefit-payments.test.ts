import { and, asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { newestPaySlip, paySlipOf } from '../../database/queries/pay-slips.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { auditEntries } from '../../database/schema/audit.ts'
import { benefitIncomes, benefits } from '../../database/schema/benefits.ts'
import { dueActs } from '../../database/schema/due-acts.ts'
import { ledgerEntries } from '../../database/schema/ledger.ts'
import { linkMoves } from '../../database/schema/link-moves.ts'
import { loanPayments } from '../../database/schema/loans.ts'
import { paySlips } from '../../database/schema/pay-slips.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { openLotsOf } from '../../ledger/open-lots.ts'
import { proveBalances } from '../../ledger/prove-balances.ts'
import { DemoCpf } from '../../testing/demo-people.ts'
import { performDue } from '../../testing/perform-due.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { toldWhile } from '../../testing/told.ts'
import { runWork, type Work } from '../../work.ts'
import { moveLink } from '../life-cycle/move-link.ts'
import { readNextPayment } from './next-payment.ts'

/** The payroll of the demonstration, month after month. */

let test: TestApi
beforeEach(async () => {
  test = await startTestApi()
})
afterEach(() => test.close())

const CARLOS = '100871'
const DULCE = '700045'
const OLIVIA = '700099'
const FERNANDA = '700112'

const at = (day: IsoDate) => test.clock.set(new Date(`${day}T09:00:00-03:00`))
const run = <Result>(work: (unit: Work) => Promise<Result>) =>
  runWork(test.api, { actor: null, requestId: 'teste', now: test.clock.now() }, work)

async function payrollOn(day: IsoDate) {
  at(day)
  await performDue(test.api, 'benefit-payroll')
  return performDue(test.api, 'benefit-payment')
}

async function linkOf(enrolment: string) {
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, enrolment))
  if (!link) throw new Error(`there is no link ${enrolment}`)
  return link
}

const benefitOf = async (enrolment: string) => {
  const { id } = await linkOf(enrolment)
  const [benefit] = await test.database.select().from(benefits).where(eq(benefits.linkId, id))
  if (!benefit) throw new Error(`${enrolment} has no benefit`)
  return benefit
}

const slipOf = async (enrolment: string, month: string) =>
  paySlipOf(test.database, (await linkOf(enrolment)).id, month)

/** What a payment moved in the ledger. */
const movesOf = async (enrolment: string, month: string) =>
  test.database
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.causeKind, 'benefit-payment'),
        eq(ledgerEntries.causeId, `${(await benefitOf(enrolment)).id} ${month}`),
      ),
    )
    .orderBy(asc(ledgerEntries.lotDate), asc(ledgerEntries.id))

const actsOf = (benefitId: number) =>
  test.database
    .select({ dueOn: dueActs.dueOn })
    .from(dueActs)
    .where(and(eq(dueActs.kind, 'benefit-payment'), eq(dueActs.subjectId, benefitId)))

/** Writes a benefit of somebody who waits for it. */
async function grant(
  enrolment: string,
  income: Omit<typeof benefitIncomes.$inferInsert, 'benefitId' | 'createdAt'>,
  more: Partial<typeof benefits.$inferInsert> = {},
) {
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
    await work.database
      .insert(benefitIncomes)
      .values({ benefitId: benefit.id, createdAt: work.now, ...income })
  })
}

describe('the people of the demonstration', () => {
  it('Carlos is paid 6,808.37 again, and the instalment of his loan with it', async () => {
    expect((await payrollOn('2026-11-29')).done).toBe(0)
    const { done, failed } = await payrollOn('2026-11-30')
    expect([done > 2, failed]).toEqual([true, 0])
    const slip = await slipOf(CARLOS, '2026-11')
    expect(slip).toMatchObject({ paidOn: '2026-11-30', gross: 9000, net: 6808.37 })
    expect(slip?.lines).toMatchObject([
      { code: 101, amount: 9000 },
      { code: 901, amount: 841.88 },
      { code: 920, amount: 899.75, reference: { kind: 'instalment', of: 12 } },
      { code: 930, amount: 450 },
    ])
    const moved = await movesOf(CARLOS, '2026-11')
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
          eq(auditEntries.entityId, String((await linkOf(CARLOS)).id)),
        ),
      )
    expect(audited?.after).toMatchObject({ competence: '2026-11', monthly: 9000, regime: 'progressive' })
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('Olívia gives her oldest lots, each taxed by its age, and what left them is what the slip says', async () => {
    const link = await linkOf(OLIVIA)
    const before = await openLotsOf(test.database, [link.id])
    await payrollOn('2026-11-30')
    const slip = await slipOf(OLIVIA, '2026-11')
    const moved = await movesOf(OLIVIA, '2026-11')
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
    expect(await slipOf(DULCE, '2026-11')).toMatchObject({ gross: 4200 })
  })

  it('December pays the thirteenth, which is taxed by itself, and no slip is written twice', async () => {
    await payrollOn('2026-11-30')
    await payrollOn('2026-12-31')
    expect((await payrollOn('2026-12-31')).done).toBe(0)
    const slip = await slipOf(CARLOS, '2026-12')
    expect(slip?.lines.map(({ code, amount }) => [code, amount])).toEqual([
      [101, 9000],
      [102, 9000],
      [901, 841.88],
      [902, 956.72],
      [920, 899.75],
      [930, 450],
    ])
    const moved = await movesOf(CARLOS, '2026-12')
    expect(sumReais(moved.map(({ amount }) => amount))).toBe(-18_000)
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('two nodes that begin at once pay everybody once', async () => {
    at('2026-11-30')
    await Promise.all([1, 2].map(() => performDue(test.api, 'benefit-payroll')))
    const [one, other] = await Promise.all([1, 2].map(() => performDue(test.api, 'benefit-payment')))
    const { rows } = await test.database.execute<{ paid: number; benefits: number }>(sql`
      select (select count(*)::int from ${paySlips} where competence = '2026-11') as paid,
        (select count(*)::int from ${dueActs} where kind = 'benefit-payment') as benefits`)
    expect((one?.done ?? 0) + (other?.done ?? 0)).toBe(rows[0]?.benefits)
    expect(await movesOf(CARLOS, '2026-11')).not.toEqual([])
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('months in which nothing ran are made up in their order, dated by the business day on which they are paid', async () => {
    // A Saturday: nobody is paid before Monday.
    expect((await payrollOn('2027-03-06')).done).toBe(0)
    at('2027-03-08')
    await performDue(test.api, 'benefit-payment')
    const months = ['2026-11', '2026-12', '2027-01', '2027-02']
    const slips = await Promise.all(months.map((month) => slipOf(CARLOS, month)))
    expect(slips.map((slip) => slip?.paidOn)).toEqual(months.map(() => '2027-03-08'))
    expect(await slipOf(CARLOS, '2027-03')).toBeNull()
    expect((await newestPaySlip(test.database, (await linkOf(CARLOS)).id))?.competence).toBe('2027-02')
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('a benefit that stands still is not paid and keeps its balance; once it is resumed it goes on', async () => {
    const link = await linkOf(OLIVIA)
    const held = await openLotsOf(test.database, [link.id])
    await run((work) => moveLink(work, { linkId: link.id, event: 'benefit-suspended', on: '2026-11-11' }))
    await payrollOn('2026-11-30')
    expect(await slipOf(OLIVIA, '2026-11')).toBeNull()
    expect(await openLotsOf(test.database, [link.id])).toEqual(held)
    await run((work) => moveLink(work, { linkId: link.id, event: 'benefit-resumed', on: '2026-12-01' }))
    await payrollOn('2026-12-31')
    expect(await slipOf(OLIVIA, '2026-12')).toMatchObject({ paidOn: '2026-12-31' })
  })
})

describe('what is paid next', () => {
  const nextOf = async (enrolment: string) => {
    const { id } = await linkOf(enrolment)
    return readNextPayment(test.database, await linkById(test.database, id), saoPauloDateOf(test.clock.now()))
  }

  it('is what is paid then, for everybody', async () => {
    await grant(FERNANDA, { validFrom: '2026-12', incomeType: 'percent', percent: 1 }, { cashPercent: 25 })
    const enrolments = [CARLOS, DULCE, OLIVIA, FERNANDA]
    for (const [month, day] of [
      ['2026-11', '2026-11-30'],
      ['2026-12', '2026-12-31'],
      ['2027-01', '2027-01-29'],
    ] as const) {
      const next = await Promise.all(enrolments.map(nextOf))
      const due = next.flatMap((one) => (one?.slip.competence === month ? [one.slip] : []))
      expect(due.length).toBeGreaterThan(2)
      await payrollOn(day)
      for (const { linkId, ...slip } of due)
        expect(slip).toEqual(await paySlipOf(test.database, linkId, month))
    }
    expect((await nextOf(FERNANDA))?.slip).toMatchObject({ competence: '2027-02', paidOn: '2027-02-26' })
  })

  it('of who waits for the first payment has the cash with it, and the thirteenth of the year', async () => {
    await grant(FERNANDA, { validFrom: '2026-12', incomeType: 'percent', percent: 1 }, { cashPercent: 25 })
    const next = await nextOf(FERNANDA)
    expect(next).toMatchObject({ isFirst: true, thirteenth: { paidOn: '2026-12-31', twelfths: 1 } })
    expect(next?.amounts.cash).toBeGreaterThan(0)
  })

  it('is nothing while the benefit stands still, and for who has none', async () => {
    const { id: linkId } = await linkOf(OLIVIA)
    await run((work) => moveLink(work, { linkId, event: 'benefit-suspended', on: '2026-11-11' }))
    expect(await nextOf(OLIVIA)).toBeNull()
    expect(await nextOf(FERNANDA)).toBeNull()
  })
})

describe('a benefit that begins', () => {
  it('pays the cash with the first income, and the regime that nobody chose is final', async () => {
    const { id } = await linkOf(FERNANDA)
    await test.database.update(planLinks).set({ taxRegime: null }).where(eq(planLinks.id, id))
    await grant(FERNANDA, { validFrom: '2026-12', incomeType: 'percent', percent: 1 }, { cashPercent: 25 })
    await payrollOn('2026-11-30')
    expect(await slipOf(FERNANDA, '2026-11')).toBeNull()
    await payrollOn('2026-12-31')
    const slip = await slipOf(FERNANDA, '2026-12')
    const amountOf = (code: number) => slip?.lines.find((line) => line.code === code)?.amount ?? 0
    const balance = sumReais([amountOf(110), amountOf(110), amountOf(110), amountOf(110)])
    expect(amountOf(101)).toBeCloseTo((balance * 3) / 4 / 100, 1)
    // The first month of the year of its thirteenth: a twelfth of it.
    expect(slip?.lines.find(({ code }) => code === 102)?.reference).toEqual({ kind: 'twelfths', value: 1 })
    const moved = await movesOf(FERNANDA, '2026-12')
    const cash = moved.filter(({ type }) => type === 'cash-withdrawal').map(({ amount }) => amount)
    expect(sumReais(cash)).toBe(-amountOf(110))
    expect(await linkOf(FERNANDA)).toMatchObject({
      category: 2,
      situation: 2,
      situationSince: '2026-12-31',
      benefitGrantedOn: '2026-12-31',
      taxRegime: 'progressive',
    })
    await payrollOn('2027-01-29')
    expect((await slipOf(FERNANDA, '2027-01'))?.lines.map(({ code }) => code)).not.toContain(110)
  })

  it('a single payment takes all of it, and the link is closed; the person is told once', async () => {
    await grant(FERNANDA, { validFrom: '2026-12', incomeType: 'single' })
    await payrollOn('2026-11-30')
    const { titles } = await toldWhile(test, await test.personId(DemoCpf.fernanda), () =>
      payrollOn('2026-12-31').then(() => undefined),
    )
    expect(titles).toEqual(['Seu benefício chegou ao fim'])
    const link = await linkOf(FERNANDA)
    expect(link).toMatchObject({ category: 2, situation: 4 })
    expect(await benefitOf(FERNANDA)).toMatchObject({ endedOn: '2026-12-31' })
    const moves = await test.database.select().from(linkMoves).where(eq(linkMoves.linkId, link.id))
    expect(moves.map(({ event }) => event)).toEqual([
      'benefit-accepted',
      'first-benefit-paid',
      'balance-exhausted',
    ])
    const left = await openLotsOf(test.database, [link.id])
    expect(left.filter(({ quotas }) => Number(quotas) > 0.00001)).toEqual([])
    expect(await proveBalances(test.database)).toEqual([])
    await payrollOn('2027-01-29')
    expect(await slipOf(FERNANDA, '2027-01')).toBeNull()
    expect(await actsOf((await benefitOf(FERNANDA)).id)).toEqual([{ dueOn: '2026-12-31' }])
  })

  it('a term in quotas pays its number of payments, the last of which is the rest', async () => {
    const { id } = await linkOf(FERNANDA)
    const held = (await openLotsOf(test.database, [id])).reduce((sum, { quotas }) => sum + Number(quotas), 0)
    const quotasPerMonth = (held / 3).toFixed(8)
    await grant(FERNANDA, { validFrom: '2026-12', incomeType: 'fixed-term', termMonths: 3, quotasPerMonth })
    for (const day of ['2026-11-30', '2026-12-31', '2027-01-29', '2027-02-26', '2027-03-31'])
      await payrollOn(day)
    const paid = await test.database.select().from(paySlips).where(eq(paySlips.linkId, id))
    expect(paid.map(({ competence }) => competence)).toEqual(['2026-12', '2027-01', '2027-02'])
    expect(await benefitOf(FERNANDA)).toMatchObject({ endedOn: '2027-02-26' })
    expect(await proveBalances(test.database)).toEqual([])
  })
})
