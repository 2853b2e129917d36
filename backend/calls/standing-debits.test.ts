import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  arquivoDebitos,
  gerarArquivoDebitos,
  retornarDebitos,
} from '#contract/payment-clearings/debit-files.ts'
import { Situation } from '#domain/participants.ts'
import { contributionPayments } from '../database/schema/contribution-payments.ts'
import { voluntarySettings } from '../database/schema/contributions.ts'
import { planLinks } from '../database/schema/plans.ts'
import { contributionSuspensions } from '../database/schema/suspensions.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
let joana: { personId: number; linkId: number }

beforeAll(async () => {
  test = await startTestApi()
  const personId = await test.personId(DemoCpf.joana)
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.personId, personId))
  joana = { personId, linkId: link?.id ?? 0 }
  // Nobody of the demonstration pays so but Joana.
  await test.database.delete(voluntarySettings)
  await test.database.insert(voluntarySettings).values([
    { ...setting, amount: 150, validFrom: '2026-10' },
    { ...setting, amount: 180, validFrom: '2026-12' },
    { ...setting, amount: 200, validFrom: '2027-01' },
  ])
})
afterAll(() => test.close())

const setting = {
  get linkId() {
    return joana.linkId
  },
  paymentMethod: 5,
  agency: '0057',
  account: '54321-0',
}

/** Karina on a day: a session does not outlive weeks. */
async function karinaOn(day: string) {
  test.clock.set(new Date(`${day}T12:00:00-03:00`))
  const token = await test.signIn(DemoCpf.karina)
  const debits = async () => (await test.call(retornarDebitos, { token })).answer
  const write = async () => test.call(gerarArquivoDebitos, { token, body: (await debits()).aPedir })
  const contentOf = async (idArquivo: number) =>
    (await test.call(arquivoDebitos, { params: { idArquivo }, token })).bytes.toString('latin1')
  return { debits, write, contentOf }
}

const issued = () =>
  test.database
    .select()
    .from(contributionPayments)
    .where(and(eq(contributionPayments.linkId, joana.linkId), eq(contributionPayments.method, 5)))
    .orderBy(contributionPayments.id)

it('issues what is debited every month for the file, once, from ten days before it falls due', async () => {
  const early = await karinaOn('2026-11-29')
  expect((await early.debits()).aPedir.debitos).toBe(0)
  const karina = await karinaOn('2026-11-30')
  expect((await karina.debits()).aPedir).toEqual({ debitos: 1, valor: 180, cancelamentos: 0 })
  const recorded = await recordingActs(test)
  const told = await notifiedWhile(test, joana.personId, async () => {
    const { id } = (await karina.write()).answer
    expect(await karina.contentOf(id)).toContain('0057        54321020261210000000000018000')
  })
  expect(told.titles).toEqual(['Débito agendado'])
  const by = await test.personId(DemoCpf.karina)
  expect(await recorded('contribution-payment.issued')).toEqual([{ by, about: joana.personId }])
  expect(await recorded('debit-file.written')).toEqual([{ by, about: null }])
  expect(await issued()).toMatchObject([
    {
      competence: '2026-12',
      dueDate: '2026-12-10',
      amount: 180,
      parts: [{ part: 'voluntary', amount: 180 }],
    },
  ])
  expect((await karina.debits()).aPedir.debitos).toBe(0)
  expect((await karina.write()).problem.status).toBe(409)
})

it('asks nothing of a month that the person cancelled', async () => {
  const [asked] = await issued()
  await test.database
    .update(contributionPayments)
    .set({ cancelledOn: '2026-11-30' })
    .where(eq(contributionPayments.id, asked?.id ?? 0))
  const karina = await karinaOn('2026-12-02')
  expect((await karina.debits()).aPedir).toEqual({ debitos: 0, valor: 0, cancelamentos: 1 })
  await karina.write()
  expect(await issued()).toHaveLength(1)
})

it('asks the amount in force in the month, and stops with a suspension and with the link', async () => {
  const karina = await karinaOn('2027-01-04')
  expect((await karina.debits()).aPedir).toMatchObject({ debitos: 1, valor: 200 })
  const { linkId } = joana
  const months = { fromMonth: '2027-01', toMonth: '2027-02' }
  await test.database.insert(contributionSuspensions).values({ linkId, ...months, createdAt: new Date() })
  expect((await karina.debits()).aPedir.debitos).toBe(0)
  await test.database.delete(contributionSuspensions).where(eq(contributionSuspensions.linkId, linkId))
  await test.database
    .update(planLinks)
    .set({ situation: Situation.suspended })
    .where(eq(planLinks.id, joana.linkId))
  expect((await karina.debits()).aPedir.debitos).toBe(0)
})
