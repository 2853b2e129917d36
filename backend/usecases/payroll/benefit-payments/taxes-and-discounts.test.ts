import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { illnessExemptionsOf } from '#backend/database/queries/illness-exemptions.ts'
import { runningLoan } from '#backend/database/queries/loans.ts'
import { addresses } from '#backend/database/schema/addresses.ts'
import { benefitDiscounts, benefitIncomes } from '#backend/database/schema/benefits.ts'
import { illnessExemptions } from '#backend/database/schema/illness-exemptions.ts'
import { loans } from '#backend/database/schema/loans.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { proveBalances } from '#backend/ledger/prove-balances.ts'
import { benefitPayment, benefitTerms } from '#backend/rules/benefit-kinds.ts'
import { nonResidentTax } from '#backend/rules/tax-kinds.ts'
import { changeRule } from '#backend/testing/change-rule.ts'
import { DemoCpf } from '#backend/testing/demo-people.ts'
import { Enrolment, payrollOf } from '#backend/testing/payroll.ts'
import { startTestApi, type TestApi } from '#backend/testing/test-api.ts'
import { retornarComprovanteRendimentos } from '#contract/payroll/income-reports.ts'
import { retornarExtrato } from '#contract/statement/statement.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { openLoanDebt } from '../../loans/open-loan-debt.ts'

let test: TestApi
let payroll: ReturnType<typeof payrollOf>
beforeEach(async () => {
  test = await startTestApi()
  payroll = payrollOf(test)
})
afterEach(() => test.close())

const { carlos: CARLOS, olivia: OLIVIA, fernanda: FERNANDA } = Enrolment

const linesOf = async (enrolment: string, month: string) =>
  (await payroll.slipOf(enrolment, month))?.lines.map(({ code, amount }) => [code, amount])

const regressive = async (enrolment: string) => {
  const { id } = await payroll.linkOf(enrolment)
  await test.database.update(planLinks).set({ taxRegime: 'regressive' }).where(eq(planLinks.id, id))
}

const reportOf = async (cpf: string, idPlano: number, ano: number) => {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  return (await test.call(retornarComprovanteRendimentos, { params: { idPessoa, idPlano, ano }, token }))
    .answer
}

describe('a year of payments', () => {
  it('gives Carlos the report of the worked example, and ends his loan with its last instalment', async () => {
    const months = [11, 12, ...Array.from({ length: 12 }, (_, index) => index + 13)].map((count) =>
      count > 12 ? `2027-${String(count - 12).padStart(2, '0')}` : `2026-${count}`,
    )
    for (const month of months) await payroll.payOn(paymentDayOf(month))
    const { comprovantes } = await reportOf(DemoCpf.carlos, 1, 2027)
    expect(comprovantes.map(({ codigoReceita }) => codigoReceita)).toEqual(['3540'])
    const valueOf = (line: string) => comprovantes[0]?.linhas.find(({ linha }) => linha === line)?.valor
    expect(['3.1', '3.5', '4.1', '4.2'].map(valueOf)).toEqual([85_152.24, 10_102.56, 22_847.76, 1903.98])
    const { id } = await payroll.linkOf(CARLOS)
    const [loan] = await test.database.select().from(loans).where(eq(loans.linkId, id))
    expect(loan).toMatchObject({ endedBy: 'paid', endedOn: '2027-07-30' })
    expect(await linesOf(CARLOS, '2027-07')).toContainEqual([920, 899.8])
    expect(await linesOf(CARLOS, '2027-08')).not.toContainEqual([920, 899.75])
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('stands in the statement as what left the balance, a line for each account', async () => {
    await payroll.payOn('2026-11-30')
    const [token, idPessoa] = [await test.signIn(DemoCpf.carlos), await test.personId(DemoCpf.carlos)]
    const { answer } = await test.call(retornarExtrato, {
      params: { idPessoa, idPlano: 1 },
      token,
    })
    const paid = answer.linhas.filter(({ competencia }) => competencia === '2026-11')
    expect(paid.reduce((sum, { valor }) => sum + valor, 0)).toBeCloseTo(-9000, 2)
  })
})

describe('the regressive regime', () => {
  it('pays Olívia under the code of the regime, and the report has the net as exclusive', async () => {
    await payroll.payOn('2026-11-30')
    const slip = await payroll.slipOf(OLIVIA, '2026-11')
    const { comprovantes } = await reportOf(DemoCpf.olivia, 7, 2026)
    const [report] = comprovantes
    expect(report?.codigoReceita).toBe('5565')
    const withheld = slip?.lines.find(({ code }) => code === 901)?.amount
    expect(report?.meses.at(-1)).toMatchObject({
      competencia: '2026-11',
      bruto: slip?.gross,
      retido: withheld,
    })
  })

  it('an income for life is taxed by its average term, which goes on while it is paid', async () => {
    await regressive(FERNANDA)
    await changeRule(test.database, benefitTerms, { id: 7 }, (rule) => ({
      ...rule,
      lifetimePayments: 13 as const,
    }))
    await payroll.grant(
      FERNANDA,
      { validFrom: '2026-12', incomeType: 'lifetime', monthlyAmount: 2754.52 },
      // 7.86 years at the grant: eight are over within 2026 and 2027.
      { termDaysAtGrant: 2872, cashPercent: 10 },
    )
    await payroll.payOn('2026-11-30')
    await payroll.payOn('2026-12-31')
    const first = await payroll.slipOf(FERNANDA, '2026-12')
    expect(first?.memo.tax).toEqual({ regime: 'regressive', method: 'weighted-term', ratePercent: 20 })
    const amountOf = (code: number) => first?.lines.find((line) => line.code === code)?.amount ?? 0
    expect(amountOf(102)).toBe(229.54)
    expect(amountOf(901)).toBeCloseTo((amountOf(101) + amountOf(110)) * 0.2, 2)
    await payroll.payOn('2027-01-29')
    expect((await payroll.slipOf(FERNANDA, '2027-01'))?.memo.tax).toMatchObject({ ratePercent: 15 })
    expect(await linesOf(FERNANDA, '2027-01')).toEqual([
      [101, 2754.52],
      [901, 413.18],
    ])
  })

  it('an income for life goes on when its balance is used up, without quotas', async () => {
    await payroll.grant(FERNANDA, { validFrom: '2026-12', incomeType: 'lifetime', monthlyAmount: 5_000_000 })
    for (const day of ['2026-11-30', '2026-12-31', '2027-01-29']) await payroll.payOn(day)
    const slip = await payroll.slipOf(FERNANDA, '2027-01')
    expect([slip?.gross, slip?.memo.quotasConverted]).toEqual([5_000_000, null])
    expect(await payroll.linkOf(FERNANDA)).toMatchObject({ category: 2, situation: 2 })
    expect(await proveBalances(test.database)).toEqual([])
  })
})

describe('the progressive regime', () => {
  const moveAbroad = async () =>
    test.database.insert(addresses).values({
      personId: await test.personId(DemoCpf.carlos),
      savedAt: test.clock.now(),
      livesAbroad: true,
      postalCode: '1000-001',
      street: 'Rua Augusta',
      number: '1',
      complement: '',
      neighborhood: '',
      city: 'Lisboa',
      state: '',
      country: 'PT',
      taxNumber: '123456789',
    })

  it('taxes who lives abroad by the same table, unless the rule says a rate', async () => {
    await moveAbroad()
    await payroll.payOn('2026-11-30')
    expect((await payroll.slipOf(CARLOS, '2026-11'))?.net).toBe(6808.37)
    const withRate = (rule: { redemptionPercent: number }) => ({ ...rule, benefitPercent: 25 })
    await changeRule(test.database, nonResidentTax, null, withRate, { from: '2026-12-01' })
    await payroll.payOn('2026-12-31')
    const lines = await linesOf(CARLOS, '2026-12')
    expect(lines).toContainEqual([901, 2250])
    expect(lines).toContainEqual([902, 2250])
  })

  it('withholds nothing from a benefit that is exempt by illness', async () => {
    const { id: linkId, personId } = await payroll.linkOf(CARLOS)
    const [request] = await test.database.select().from(requests).where(eq(requests.personId, personId))
    await test.database.insert(illnessExemptions).values({
      linkId,
      validFrom: '2026-12',
      validUntil: null,
      requestId: request?.id ?? 0,
      createdAt: test.clock.now(),
    })
    expect(await illnessExemptionsOf(test.database, [linkId])).toHaveLength(1)
    await payroll.payOn('2026-11-30')
    await payroll.payOn('2026-12-31')
    expect(await linesOf(CARLOS, '2026-11')).toContainEqual([901, 841.88])
    expect((await linesOf(CARLOS, '2026-12'))?.map(([code]) => code)).toEqual([101, 102, 920, 930])
  })

  it('lowers the tax by alimony, and takes discounts as far as the payment goes', async () => {
    const { id: benefitId } = await payroll.benefitOf(CARLOS)
    const at = { benefitId, createdAt: test.clock.now() }
    await test.database.insert(benefitDiscounts).values([
      { ...at, code: 910, amount: 2000, fromMonth: '2026-11', toMonth: '2026-11' },
      { ...at, code: 950, amount: 50_000, fromMonth: '2026-12', toMonth: null },
    ])
    await payroll.payOn('2026-11-30')
    // 7,096.02 less 189.59 and 2,000.00: 27.5% of 4,906.43 less 908.73, less 978.62 − 0.133145 × 7,096.02.
    expect(await linesOf(CARLOS, '2026-11')).toContainEqual([901, 406.72])
    await payroll.payOn('2026-12-31')
    const slip = await payroll.slipOf(CARLOS, '2026-12')
    expect(slip?.net).toBe(0)
    expect(slip?.lines.filter(({ code }) => code > 902).map(({ code }) => code)).toEqual([920, 930, 950])
  })

  it('the last payment of Carlos pays off his loan', async () => {
    const { id: benefitId, linkId } = await payroll.benefitOf(CARLOS)
    await test.database
      .insert(benefitIncomes)
      .values({ benefitId, validFrom: '2026-11', incomeType: 'single', createdAt: test.clock.now() })
    const debt = await openLoanDebt(test.database, linkId, '2026-11-30')
    await payroll.payOn('2026-11-30')
    const slip = await payroll.slipOf(CARLOS, '2026-11')
    expect(debt?.settlement.total).toBeGreaterThan(7000)
    expect(slip?.lines.find(({ code }) => code === 920)).toMatchObject({
      amount: debt?.settlement.total,
      reference: null,
    })
    const [loan] = await test.database.select().from(loans).where(eq(loans.linkId, linkId))
    expect(loan).toMatchObject({ endedBy: 'offset', endedOn: '2026-11-30' })
    expect(await payroll.linkOf(CARLOS)).toMatchObject({ category: 2, situation: 4 })
    // A closed benefit stays readable, and so does the report of its year.
    expect((await reportOf(DemoCpf.carlos, 1, 2026)).comprovantes[0]?.meses).toHaveLength(11)
  })

  it('the last payment of Carlos leaves a loan that is larger than it to be paid by boleto', async () => {
    const { id: benefitId, linkId } = await payroll.benefitOf(CARLOS)
    await test.database
      .insert(benefitIncomes)
      .values({ benefitId, validFrom: '2026-11', incomeType: 'single', createdAt: test.clock.now() })
    await test.database.execute(sql`
      update loan_instalments set amortisation = amortisation * 10000, amount = interest + amortisation * 10000
      where number > 3`)
    await payroll.payOn('2026-11-30')
    expect(await payroll.linkOf(CARLOS)).toMatchObject({ category: 2, situation: 4 })
    const loan = await runningLoan(test.database, linkId)
    expect(loan).toMatchObject({ collection: 'boleto', endedOn: null })
    // The one of November, and that of December, which falls due soon.
    expect(loan?.billed.map(({ number, way }) => [number, way])).toEqual([
      [4, 'boleto'],
      [5, 'boleto'],
    ])
  })

  it('pays the thirteenth that an income was granted with, whatever the plan grants others since', async () => {
    const { id: benefitId } = await payroll.benefitOf(OLIVIA)
    const income = { incomeType: 'percent', percent: 0.8, thirteenthMonth: 11 } as const
    await test.database
      .insert(benefitIncomes)
      .values({ benefitId, validFrom: '2026-11', ...income, createdAt: test.clock.now() })
    await changeRule(test.database, benefitPayment, { id: 1 }, (rule) => ({ ...rule, thirteenthFor: [] }))
    await payroll.payOn('2026-11-30')
    await payroll.payOn('2026-12-31')
    const codesOf = async (enrolment: string, month: string) =>
      (await linesOf(enrolment, month))?.map(([code]) => code)
    expect(await codesOf(OLIVIA, '2026-11')).toContain(102)
    expect(await codesOf(OLIVIA, '2026-12')).not.toContain(102)
    expect(await codesOf(CARLOS, '2026-11')).not.toContain(102)
    expect(await codesOf(CARLOS, '2026-12')).toContain(102)
  })
})
