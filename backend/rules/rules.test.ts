import { and, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ruleDefinitions } from '#contract/all-rules.ts'
import { retornarContribuicao } from '#contract/contributions/contributions.ts'
import { addDays } from '#domain/calendar.ts'
import { versionOn } from '#domain/validity.ts'
import type { Querier } from '../database/client.ts'
import { constraintOf } from '../database/errors.ts'
import { datedRules } from '../database/schema/dated-rules.ts'
import { plans } from '../database/schema/plans.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW, TEST_TODAY } from '../testing/test-clock.ts'
import { withoutTriggers } from '../testing/without-triggers.ts'
import { ruleKinds } from './all-kinds.ts'
import { contributionTerms, overdueCharges } from './contribution-kinds.ts'
import type { PlanRulesKind } from './define-plan-rules.ts'
import { writeReferenceRules } from './reference-rules.ts'
import { MissingRule } from './rule-faults.ts'
import { firstDay, isOf, type PlanFor, ruleOn, rulesOn, ruleVersionOn } from './rule-on.ts'
import { loans, servicesOffered } from './service-kinds.ts'
import { suggestedLoans } from './suggested-rules.ts'
import { monthlyTax, regressiveTax } from './tax-kinds.ts'

let test: TestApi
beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

const HPE = { id: 1 }
const DXC = { id: 7 }

/** Every version of a kind that was not withdrawn, oldest first. */
async function versionsOf<Kind extends PlanRulesKind>(kind: Kind, plan: PlanFor<Kind>) {
  const days = await test.database
    .select({ day: firstDay })
    .from(datedRules)
    .where(and(isOf(kind, plan), isNull(datedRules.withdrawnAt)))
    .orderBy(firstDay)
  return Promise.all(days.map(({ day }) => ruleVersionOn(test.database, kind, plan, day)))
}

/** Why a write was refused, however many layers wrapped it. */
const refusalOf = (write: Promise<unknown>) =>
  write.then(
    () => 'taken',
    (error: Error) => constraintOf(error) ?? (error.cause as Error | undefined)?.message ?? error.message,
  )

describe('what is suggested', () => {
  it('is written at a start for plans that were there before a kind, and for nothing that has a version', async () => {
    const { database } = test
    const versions = () => database.$count(datedRules)
    const before = await versions()
    await writeReferenceRules(database, TEST_NOW)
    expect(await versions()).toBe(before)
    await database.insert(plans).values({ id: 9, name: 'ANTIGO', modality: 'instituted', onboardingPlan: 6 })
    await writeReferenceRules(database, TEST_NOW)
    expect(await ruleOn(database, loans, { id: 9 }, TEST_TODAY)).toEqual({
      ...suggestedLoans,
      categories: [],
    })
    await expect(ruleOn(database, contributionTerms, { id: 9 }, TEST_TODAY)).rejects.toThrow(MissingRule)
  })
})

describe('a rule with dates', () => {
  it('is the one of the asked day, at both ends of every version', async () => {
    const versions = await versionsOf(monthlyTax, null)
    expect(versions.length).toBeGreaterThan(4)
    for (const { validFrom, validTo, value } of versions) {
      expect(await ruleOn(test.database, monthlyTax, null, validFrom)).toEqual(value)
      expect(await ruleOn(test.database, monthlyTax, null, validTo ?? '2199-12-31')).toEqual(value)
    }
    const dayOfChange = '2025-05-01'
    const before = await ruleOn(test.database, monthlyTax, null, addDays(dayOfChange, -1))
    expect([before.simplifiedDiscount, versionOn(versions, dayOfChange)?.value.simplifiedDiscount]).toEqual([
      564.8, 607.2,
    ])
  })

  it('comes with others by one query, a plan’s beside those for everybody, each typed by its kind', async () => {
    const [terms, regressive, { finePercent }] = await rulesOn(
      test.database,
      [contributionTerms, regressiveTax, overdueCharges],
      DXC,
      TEST_TODAY,
    )
    expect(terms).toMatchObject({ basis: 'percentage', match: { rate: 100, ceilingPercent: 6 } })
    expect([regressive.brackets.length, finePercent]).toEqual([6, 2])
  })

  it('that is missing is said by kind, plan and day, and never filled in', async () => {
    const asked = ruleOn(test.database, contributionTerms, HPE, '1950-01-01')
    await expect(asked).rejects.toThrow('there is no rule "contribution-terms" of plan 1 on 1950-01-01')
    await expect(ruleOn(test.database, loans, { id: 99 }, TEST_TODAY)).rejects.toBeInstanceOf(MissingRule)
  })

  it('is changed from a day on without touching the days before', async () => {
    const from = '2027-01-01'
    await changeRule(test.database, overdueCharges, HPE, (rule) => ({ ...rule, finePercent: 1 }), { from })
    const fineOn = async (day: string) => (await ruleOn(test.database, overdueCharges, HPE, day)).finePercent
    expect([await fineOn('2026-12-31'), await fineOn(from)]).toEqual([2, 1])
    expect((await ruleOn(test.database, overdueCharges, DXC, from)).finePercent).toBe(2)
  })

  it('has no second one on any day: the database itself refuses it', async () => {
    const second = {
      kind: 'vesting',
      planId: 1,
      version: 99,
      during: '[2026-11-11,2026-11-12)',
      rules: { table: null },
      source: 'x',
      publishedAt: new Date(),
    }
    expect(await refusalOf(test.database.insert(datedRules).values(second))).toBe('dated_rules_one_a_day')
    const forAll = { ...second, kind: 'tax-redemption', planId: null, rules: { percent: 1 } }
    expect(await refusalOf(test.database.insert(datedRules).values(forAll))).toBe('dated_rules_one_a_day')
  })

  it('is never changed, lengthened or deleted once it is published', async () => {
    const ofLoans = isOf(loans, HPE)
    const change = (values: Partial<typeof datedRules.$inferInsert>) =>
      refusalOf(test.database.update(datedRules).set(values).where(ofLoans))
    expect(await change({ rules: { ...suggestedLoans, categories: [] } })).toContain('never changed')
    expect(await change({ source: 'outra' })).toContain('never changed')
    expect(await change({ during: '[1900-01-01,)' })).toContain('never changed')
    expect(await refusalOf(test.database.delete(datedRules).where(ofLoans))).toContain('never deleted')
    expect(await refusalOf(test.database.execute(sql`truncate dated_rules cascade`))).toContain(
      'never deleted',
    )
  })

  it('is withdrawn only before it begins, and only for one that holds from its day on', async () => {
    const { validFrom } = (await versionsOf(loans, HPE)).at(-1)!
    const withdrawn = (withdrawnAt: Date) =>
      refusalOf(test.database.update(datedRules).set({ withdrawnAt }).where(isOf(loans, HPE)))
    expect(await withdrawn(TEST_NOW)).toContain('withdrawn only before it begins')
    expect(await withdrawn(new Date(`${validFrom}T00:00:00-03:00`))).toContain('withdrawn only before')
    expect(await withdrawn(new Date(`${addDays(validFrom, -1)}T23:59:59-03:00`))).toContain(
      'no rule published before takes over',
    )
  })

  it('ends only where another takes over that was published before that day', async () => {
    const [{ validFrom } = { validFrom: TEST_TODAY }] = await versionsOf(loans, DXC)
    const end = (day: string, database: Querier = test.database) =>
      database
        .update(datedRules)
        .set({ during: `[${validFrom},${day})` })
        .where(isOf(loans, DXC))
    expect(await refusalOf(end(addDays(validFrom, 1)))).toContain('no rule published before takes over')
    expect(await refusalOf(end('2199-01-01'))).toContain('no rule published before takes over')
    const lateTaken = test.database.transaction(async (database) => {
      await end(TEST_TODAY, database)
      await database.insert(datedRules).values({
        kind: loans.id,
        planId: DXC.id,
        version: 99,
        during: `[${TEST_TODAY},)`,
        rules: {},
        source: 'x',
        publishedAt: TEST_NOW,
      })
    })
    expect(await refusalOf(lateTaken)).toContain('no rule published before takes over')
  })
})

describe('the kinds', () => {
  it('are on the server as in the contract, each under a name of its own with where it comes from', () => {
    expect(ruleKinds.map(({ id }) => id)).toEqual(ruleDefinitions.map(({ id }) => id))
    expect(new Set(ruleKinds.map(({ label }) => label)).size).toBe(ruleKinds.length)
    for (const { source } of ruleKinds) expect(source.length).toBeGreaterThan(5)
  })
})

describe('a call that needs a rule', () => {
  const readContribution = async () => {
    const token = await test.signIn(DemoCpf.helena)
    const params = { idPessoa: await test.personId(DemoCpf.helena), idPlano: 7 }
    return (await test.call(retornarContribuicao, { params, token })).problem
  }

  it('answers 503 with what to do while none is in force', async () => {
    await withoutTriggers(test.database, (unit) =>
      unit
        .update(datedRules)
        .set({ during: sql`daterange(lower(${datedRules.during}), ${TEST_TODAY}::date)` })
        .where(and(isOf(contributionTerms, DXC), sql`${datedRules.during} @> ${TEST_TODAY}::date`)),
    )
    const problem = await readContribution()
    expect(problem).toMatchObject({ status: 503, codigo: 'indisponivel' })
    expect(problem.detail).toContain('Falta uma regra do plano')
  })

  it('answers 503 when what is stored is no such rule any more', async () => {
    await test.database.insert(datedRules).values({
      kind: contributionTerms.id,
      planId: 7,
      version: 99,
      during: `[${TEST_TODAY},)`,
      rules: { basis: 'percentage' },
      source: 'versão antiga',
      publishedAt: new Date(),
    })
    expect((await readContribution()).status).toBe(503)
    expect(await ruleOn(test.database, servicesOffered, DXC, TEST_TODAY)).toBeTruthy()
    await expect(ruleOn(test.database, contributionTerms, DXC, TEST_TODAY)).rejects.toThrow(/cannot be read/)
  })
})
