import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { encerrarSuspensaoBeneficio } from '#contract/benefits/benefit-suspension.ts'
import { liberarSuspensaoJudicial, registrarSuspensaoJudicial } from '#contract/benefits/court-suspension.ts'
import { benefitSuspensions } from '../database/schema/benefit-suspensions.ts'
import { people } from '../database/schema/people.ts'
import { proofOfLifeSuspensions } from '../database/schema/proof-of-life-suspensions.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { Enrolment, startPayroll } from '../testing/payroll.ts'
import { performDue } from '../testing/perform-due.ts'
import { closeTerm, setTerm } from '../usecases/re-registration/proof-of-life.ts'

/** Carlos and Dulce let the term of the re-registration pass, and send it months later. */

let { test, payroll } = {} as Awaited<ReturnType<typeof startPayroll>>
beforeEach(async () => ({ test, payroll } = await startPayroll()))
afterEach(() => test.close())

const { carlos: CARLOS, dulce: DULCE } = Enrolment

/** Ninety days after the term the benefit stands still: on 20 November. */
async function missProof(enrolment: string) {
  const { personId } = await payroll.linkOf(enrolment)
  await payroll.run((work) => setTerm(work, personId, '2026-08-22'))
  await test.database.update(people).set({ reRegistrationStatus: 1 }).where(eq(people.id, personId))
  payroll.at('2026-11-20')
  await performDue(test.api, 'proof-of-life-suspension')
  expect(await payroll.linkOf(enrolment)).toMatchObject({ situation: 6, situationReason: 'PROVA_DE_VIDA' })
  return personId
}

const giveProof = (personId: number) => payroll.run((work) => closeTerm(work, personId))

const paidOn = (enrolment: string, months: readonly string[]) =>
  Promise.all(months.map(async (month) => (await payroll.slipOf(enrolment, month))?.paidOn ?? null))

const suspensionsOf = async (enrolment: string) =>
  test.database
    .select()
    .from(proofOfLifeSuspensions)
    .where(eq(proofOfLifeSuspensions.linkId, (await payroll.linkOf(enrolment)).id))

describe('what is kept back for a missing proof of life', () => {
  it('is paid by the next payroll once the proof is given, with a slip for each month, once', async () => {
    const personId = await missProof(CARLOS)
    await payroll.payOn('2026-11-30')
    await payroll.payOn('2026-12-31')
    const months = ['2026-11', '2026-12', '2027-01']
    expect(await paidOn(CARLOS, months)).toEqual([null, null, null])
    payroll.at('2027-01-12')
    const told = await notifiedWhile(test, personId, () => giveProof(personId))
    expect(told.titles).toContain('Benefício retomado')
    expect((await payroll.payOn('2027-01-29')).failed).toBe(0)
    expect(await paidOn(CARLOS, months)).toEqual(['2027-01-29', '2027-01-29', '2027-01-29'])
    for (const month of months)
      expect((await payroll.slipOf(CARLOS, month))?.lines).toContainEqual(
        expect.objectContaining({ code: 101, amount: 9000 }),
      )
    expect(await suspensionsOf(CARLOS)).toMatchObject([
      { standsSince: '2026-11-20', liftedOn: '2027-01-12', madeUpOn: '2027-01-29' },
    ])
    const moved = await payroll.movesOf(CARLOS, '2026-11')
    expect(moved.length).toBeGreaterThan(0)
    expect((await payroll.payOn('2027-01-29')).failed).toBe(0)
    expect((await payroll.payOn('2027-02-26')).failed).toBe(0)
    expect(await payroll.movesOf(CARLOS, '2026-11')).toEqual(moved)
    expect(await paidOn(CARLOS, ['2027-02'])).toEqual(['2027-02-26'])
  })

  it('is told where the suspension is shown, and a second granting owes nothing more', async () => {
    const personId = await missProof(CARLOS)
    const [token, body] = [await test.signIn(DemoCpf.carlos), { idPessoa: personId, idPlano: 1 }]
    const ended = await test.call(encerrarSuspensaoBeneficio, { body, token })
    expect([ended.status, ended.problem.detail]).toEqual([409, expect.stringMatching(/guardado/)])
    await giveProof(personId)
    await giveProof(personId)
    expect(await suspensionsOf(CARLOS)).toHaveLength(1)
    await payroll.payOn('2026-11-30')
    expect(await paidOn(CARLOS, ['2026-11'])).toEqual(['2026-11-30'])
  })

  it('is not a month in which the person had asked not to be paid', async () => {
    const { id: linkId } = await payroll.linkOf(DULCE)
    await test.database
      .insert(benefitSuspensions)
      .values({ linkId, fromMonth: '2026-12', toMonth: '2026-12', createdAt: test.clock.now() })
    const personId = await missProof(DULCE)
    await payroll.payOn('2026-11-30')
    await payroll.payOn('2026-12-31')
    payroll.at('2027-01-12')
    await giveProof(personId)
    await payroll.payOn('2027-01-29')
    expect(await paidOn(DULCE, ['2026-11', '2026-12', '2027-01'])).toEqual(['2027-01-29', null, '2027-01-29'])
  })

  it('waits for the court whose order takes its place, and is paid with what that kept back', async () => {
    const personId = await missProof(CARLOS)
    await payroll.payOn('2026-11-30')
    payroll.at('2026-12-10')
    const body = { idPessoa: personId, idVinculo: (await payroll.linkOf(CARLOS)).id }
    const order = { ...body, motivo: 'Bloqueio', numeroDocumento: '1/2026', desde: '2026-12-10', ordem: null }
    expect(
      await test.call(registrarSuspensaoJudicial, { body: order, token: await test.signIn(DemoCpf.luiz) }),
    ).toMatchObject({ status: 200 })
    await giveProof(personId)
    await payroll.payOn('2026-12-31')
    payroll.at('2027-01-12')
    const lift = { ...body, numeroDocumento: '2/2027', ordem: null }
    await test.call(liberarSuspensaoJudicial, { body: lift, token: await test.signIn(DemoCpf.luiz) })
    await payroll.payOn('2027-01-29')
    expect(await paidOn(CARLOS, ['2026-11', '2026-12', '2027-01'])).toEqual([
      '2027-01-29',
      '2027-01-29',
      '2027-01-29',
    ])
  })
})
