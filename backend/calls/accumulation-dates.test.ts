import { and, desc, eq, lte } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type AccumulationsInput,
  registrarDatasAcumulacao,
  retornarRecursosPortados,
} from '#contract/exits/accumulation-dates.ts'
import { retornarAtosVinculos } from '#contract/life-cycle/link-acts.ts'
import { retornarExtrato, retornarPosicaoExtrato } from '#contract/statement/statement.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { ledgerEntries, quotaValues } from '../database/schema/ledger.ts'
import { planLinks } from '../database/schema/plans.ts'
import { openLotsOf } from '../ledger/open-lots.ts'
import { postEntries } from '../ledger/post-entries.ts'
import { proveBalances } from '../ledger/prove-balances.ts'
import { accumulationDates } from '../rules/service-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW, TEST_TODAY } from '../testing/test-clock.ts'

/** Olívia brought 9,000.00 from a closed entity, taxed there by age, and is taxed by age here; her lots say only the day on which it came. */

let test: TestApi
beforeEach(async () => {
  test = await startTestApi()
})
afterEach(() => test.close())

const ACCOUNT = 'ported-closed-participant'
const told = [
  { data: '2014-03-05', valor: 6000 },
  { data: '2024-03-20', valor: 3000 },
]

async function quotaOf(profileId: number, until: string) {
  const [quota] = await test.database
    .select()
    .from(quotaValues)
    .where(and(eq(quotaValues.profileId, profileId), lte(quotaValues.date, until)))
    .orderBy(desc(quotaValues.date), desc(quotaValues.version))
    .limit(1)
  if (!quota) throw new Error('no value is published')
  return quota
}

/** 9,000.00 came in May 2026; half of it went to another profile since, and a fee of 300.00 was taken. */
async function ported() {
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '700099'))
  if (!link) throw new Error('Olívia has a link')
  const other = link.profileId === 1 ? 2 : 1
  const came = await quotaOf(link.profileId, '2026-05-31')
  const [own, theirs] = [await quotaOf(link.profileId, TEST_TODAY), await quotaOf(other, TEST_TODAY)]
  const common = { linkId: link.id, account: ACCOUNT, competence: '2026-05' } as const
  const side = { ...common, date: own.date, lotDate: came.date }
  await test.database.transaction(async (database) => {
    const work = { database, actor: null, requestId: 'test', now: TEST_NOW }
    const arrival = { ...common, type: 'PT-F', profileId: link.profileId, date: came.date } as const
    await postEntries(work, { kind: 'import', id: 'ported' }, [
      { ...arrival, amount: '9000.00', unitValue: came.value, key: 'ported' },
    ])
    await postEntries(work, { kind: 'investment-profile-switch', id: 'half' }, [
      {
        ...side,
        type: 'switch-out',
        profileId: link.profileId,
        amount: '-4500.00',
        unitValue: own.value,
        key: 'out',
      },
      { ...side, type: 'switch-in', profileId: other, amount: '4500.00', unitValue: theirs.value, key: 'in' },
    ])
    await postEntries(work, { kind: 'balance-fee', id: 'fee' }, [
      { ...side, type: 'fee', profileId: other, amount: '-300.00', unitValue: theirs.value, key: 'fee' },
    ])
  })
  const body = {
    idPessoa: link.personId,
    idVinculo: link.id,
    conta: 'portada-fechada' as const,
    recebidoEm: came.date,
    regimeOrigem: 'regressivo' as AccumulationsInput['regimeOrigem'],
    acumulacoes: told,
  }
  const register = async (over: Partial<typeof body> = {}, who: string = DemoCpf.luiz) =>
    test.call(registrarDatasAcumulacao, {
      body: { ...body, ...over },
      token: await test.signIn(who),
    })
  const lots = async () =>
    (await openLotsOf(test.database, [link.id])).filter(({ account }) => account === ACCOUNT)
  return { link, came, register, lots }
}

it('gives what is left of it the ages of its origin, in both profiles, and says so everywhere', async () => {
  const { link, came, register, lots } = await ported()
  const [luiz, olivia] = [await test.signIn(DemoCpf.luiz), await test.signIn(DemoCpf.olivia)]
  const params = { idPessoa: link.personId, idPlano: link.planId }
  const bands = async () =>
    (await test.call(retornarPosicaoExtrato, { params, query: {}, token: olivia })).answer
  const acts = async () =>
    (await test.call(retornarAtosVinculos, { params: { idPessoa: link.personId }, token: luiz })).answer
  expect((await acts())[0]?.atos).toContain('informar-datas-acumulacao')
  const asked = await test.call(retornarRecursosPortados, {
    params: { idPessoa: link.personId },
    token: luiz,
  })
  expect(asked.answer).toEqual([
    { idVinculo: link.id, conta: 'portada-fechada', recebidoEm: came.date, valor: 9000 },
  ])
  const [before, heldBefore, recorded] = [await bands(), await lots(), await recordingActs(test)]
  const heard = await notifiedWhile(test, link.personId, async () => {
    expect((await register()).answer).toEqual([])
  })
  expect(heard.titles).toEqual(['O tempo do seu dinheiro em outra entidade agora conta'])
  expect(await recorded('ported.dated')).toEqual([
    { by: await test.personId(DemoCpf.luiz), about: link.personId },
  ])
  const [after, held] = [await bands(), await lots()]
  for (const { profileId, quotas } of heldBefore) {
    const ofProfile = held.filter((lot) => lot.profileId === profileId)
    expect(ofProfile.map(({ lotDate }) => lotDate)).toEqual(told.map(({ data }) => data))
    const sum = ofProfile.reduce((all, lot) => all.plus(lot.quotas), toDecimal(0))
    expect(sum.equals(quotas)).toBe(true)
    expect(
      toDecimal(ofProfile[0]?.quotas ?? 0)
        .times(1.5)
        .minus(sum)
        .abs()
        .toNumber(),
    ).toBeLessThan(1e-7)
  }
  const at = ({ lotes }: typeof before, rate: number) =>
    lotes?.find(({ aliquota }) => aliquota === rate)?.valor ?? 0
  expect(at(after, 10) - at(before, 10)).toBeGreaterThan(5000)
  expect(sumReais((after.lotes ?? []).map(({ valor }) => valor))).toBe(
    sumReais((before.lotes ?? []).map(({ valor }) => valor)),
  )
  const lines = await test.call(retornarExtrato, {
    params,
    query: { tipo: 'datas-de-acumulacao-entrada' },
    token: olivia,
  })
  expect(lines.answer.linhas.map(({ perfil }) => perfil)).toHaveLength(2)
  expect(await proveBalances(test.database)).toEqual([])
  expect((await acts())[0]?.atos).not.toContain('informar-datas-acumulacao')
  expect((await register()).status).toBe(409)
})

it('refuses what cannot be, and changes nothing', async () => {
  const { link, came, register } = await ported()
  const count = async () =>
    (await test.database.select().from(ledgerEntries).where(eq(ledgerEntries.linkId, link.id))).length
  const rows = await count()
  const complaint = async (over: Parameters<typeof register>[0]) => (await register(over)).problem?.campos
  expect(await complaint({ acumulacoes: told.slice(1) })).toEqual({
    acumulacoes: expect.stringContaining('entraram'),
  })
  expect(await complaint({ acumulacoes: [{ data: came.date, valor: 9000 }] })).toEqual({
    acumulacoes: expect.stringContaining('não é antes de'),
  })
  expect(await complaint({ regimeOrigem: 'progressivo' })).toEqual({
    regimeOrigem: expect.stringContaining('só conta'),
  })
  expect((await register({ recebidoEm: '2026-01-02' })).status).toBe(409)
  expect((await register({}, DemoCpf.karina)).status).toBe(403)
  expect(await count()).toBe(rows)
})

it('is over after the last day of the plan', async () => {
  const { link, register } = await ported()
  await changeRule(test.database, accumulationDates, { id: link.planId }, () => ({ lastDay: '2026-11-10' }))
  const late = await register()
  expect([late.status, late.problem?.detail]).toEqual([409, expect.stringContaining('acabou em 10/11/2026')])
})
