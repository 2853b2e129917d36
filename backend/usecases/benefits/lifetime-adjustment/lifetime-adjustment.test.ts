import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { benefitIncomes } from '#backend/database/schema/benefits.ts'
import { dueActs } from '#backend/database/schema/due-acts.ts'
import { indexerValues, registryEntries } from '#backend/database/schema/registries.ts'
import { lifetimeAdjustment } from '#backend/rules/benefit-kinds.ts'
import { changeRule } from '#backend/testing/change-rule.ts'
import { DemoCpf } from '#backend/testing/demo-people.ts'
import { notifiedWhile } from '#backend/testing/notified.ts'
import { Enrolment, startPayroll } from '#backend/testing/payroll.ts'
import { performDue } from '#backend/testing/perform-due.ts'
import { recordingActs } from '#backend/testing/recording.ts'
import { retornarAlteracaoRenda } from '#contract/benefits/income-change.ts'
import { addToCompetence } from '#domain/calendar.ts'
import { beginAdjustments, planFirstAdjustment } from './plan-adjustments.ts'

/** Fernanda is paid for life; the months of the INPC of 2026 are those of 2024. */

let { test, payroll } = {} as Awaited<ReturnType<typeof startPayroll>>
beforeEach(async () => ({ test, payroll } = await startPayroll()))
afterEach(() => test.close())

const { fernanda: FERNANDA } = Enrolment
const INPC = [0.57, 0.81, 0.19, 0.37, 0.46, 0.25, 0.26, -0.14, 0.48, 0.61, 0.33, 0.48]

/** The INPC of 2026 as it is known up to a month. */
async function inpcUntil(months: number, percents: readonly number[] = INPC) {
  const [entry] = await test.database.select().from(registryEntries).where(eq(registryEntries.key, 'INPC'))
  const entryId = entry?.id ?? 0
  await test.database.delete(indexerValues).where(eq(indexerValues.entryId, entryId))
  const values = percents
    .slice(0, months)
    .map((percent, index) => ({ entryId, competence: addToCompetence('2026-01', index), percent }))
  await test.database.insert(indexerValues).values(values)
}

/** Fernanda is granted an income for life, first paid on a day. */
async function paidForLife(firstPaymentOn: string) {
  await payroll.grant(
    FERNANDA,
    { validFrom: firstPaymentOn.slice(0, 7), incomeType: 'lifetime', monthlyAmount: 4321.09 },
    { firstPaymentOn, grantedOn: '2025-05-02' },
  )
  await payroll.payOn('2026-11-30')
  await payroll.payOn('2026-12-31')
}

/** Everything that the adjustment does on a day. */
async function adjustOn(day: string) {
  payroll.at(day)
  await performDue(test.api, 'lifetime-adjustments')
  return performDue(test.api, 'lifetime-adjustment')
}

const incomes = async () => {
  const { id } = await payroll.benefitOf(FERNANDA)
  return test.database
    .select()
    .from(benefitIncomes)
    .where(eq(benefitIncomes.benefitId, id))
    .orderBy(benefitIncomes.id)
}
const incomeIn = async (month: string) =>
  (await payroll.slipOf(FERNANDA, month))?.lines.find(({ code }) => code === 101)?.amount

describe('an income for life', () => {
  it('of 4,321.09 is 4,527.12 from January on, and Fernanda is told and finds why', async () => {
    await inpcUntil(12)
    await paidForLife('2025-05-30')
    const acts = await recordingActs(test)
    const { personId } = await payroll.linkOf(FERNANDA)
    const told = await notifiedWhile(test, personId, () => adjustOn('2027-01-01'))
    expect(told.titles).toEqual(['Reajuste anual da sua renda'])
    expect(told.emails).toHaveLength(1)
    expect(await acts('benefit-income.adjusted')).toEqual([{ by: null, about: personId }])
    const token = await test.signIn(DemoCpf.fernanda)
    const params = { idPessoa: personId, idPlano: 7 }
    const { answer } = await test.call(retornarAlteracaoRenda, { params, token })
    expect(answer.formas.at(-1)).toMatchObject({
      desde: '2027-01',
      valorMensal: 4527.12,
      reajuste: { indice: 'INPC', percentual: 4.7679, de: '2026-01', ate: '2026-12' },
    })
    await payroll.payOn('2027-01-29')
    expect([await incomeIn('2026-12'), await incomeIn('2027-01')]).toEqual([4321.09, 4527.12])
    expect((await adjustOn('2027-01-30')).done).toBe(0)
    expect(await incomes()).toHaveLength(2)
  })

  it('waits for a month that is missing, and then pays the difference with the next payment', async () => {
    await inpcUntil(11)
    await paidForLife('2025-05-30')
    expect((await adjustOn('2027-01-01')).later).toBeGreaterThan(0)
    await payroll.payOn('2027-01-29')
    expect(await incomeIn('2027-01')).toBe(4321.09)
    await inpcUntil(12)
    expect((await adjustOn('2027-02-10')).failed).toBe(0)
    await payroll.payOn('2027-02-26')
    await payroll.payOn('2027-03-31')
    // 4,527.12 and the 206.03 of January.
    expect([await incomeIn('2027-02'), await incomeIn('2027-03')]).toEqual([4733.15, 4527.12])
  })

  it('that began in November follows November and December alone', async () => {
    await inpcUntil(12)
    await paidForLife('2026-11-30')
    await adjustOn('2027-01-01')
    expect((await incomes()).at(-1)).toMatchObject({
      indexFrom: '2026-11',
      indexTo: '2026-12',
      indexPercent: 0.8116,
      monthlyAmount: 4356.16,
    })
  })

  it('stays where prices fell, and Fernanda is told so', async () => {
    await inpcUntil(
      12,
      INPC.map(() => -0.1),
    )
    await paidForLife('2025-05-30')
    await adjustOn('2027-01-01')
    expect((await incomes()).at(-1)).toMatchObject({ monthlyAmount: 4321.09, indexPercent: -1.1934 })
  })

  it('is adjusted once by two nodes at the same moment', async () => {
    await inpcUntil(12)
    await paidForLife('2025-05-30')
    await Promise.all([adjustOn('2027-01-01'), adjustOn('2027-01-01')])
    expect(await incomes()).toHaveLength(2)
  })

  it('counts no month twice when the plan takes another month', async () => {
    await inpcUntil(12)
    await paidForLife('2025-05-30')
    await adjustOn('2027-01-01')
    await changeRule(test.database, lifetimeAdjustment, { id: 7 }, () => ({ month: 2 }), {
      from: '2027-01-15',
    })
    await payroll.run((work) => planFirstAdjustment(work, { id: 7 }, '2027-01-15'))
    expect((await adjustOn('2027-02-01')).later).toBeGreaterThan(0)
    expect(await incomes()).toHaveLength(2)
  })
})

it('leaves other incomes alone', async () => {
  await inpcUntil(12)
  const { id } = await payroll.benefitOf(Enrolment.carlos)
  expect((await adjustOn('2027-01-01')).failed).toBe(0)
  const rows = await test.database.select().from(benefitIncomes).where(eq(benefitIncomes.benefitId, id))
  expect(rows.every(({ indexCode }) => indexCode === null)).toBe(true)
})

it('is planned for a plan that was there before, once', async () => {
  const ofPlan = and(eq(dueActs.kind, 'lifetime-adjustments'), eq(dueActs.subjectId, 7))
  await test.database.delete(dueActs).where(ofPlan)
  for (const day of ['2026-11-11', '2027-03-01']) await beginAdjustments(test.database, day)
  expect(await test.database.select().from(dueActs).where(ofPlan)).toMatchObject([{ dueOn: '2027-01-01' }])
})
