import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retornarOpcoesSaida } from '#contract/exits/exit-options.ts'
import { dateText } from '#contract/value-text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { emails } from '../database/schema/emails.ts'
import { notifications } from '../database/schema/notifications.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function optionsOf(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  return (await test.call(retornarOpcoesSaida, { params: { idPessoa, idPlano }, token })).answer
}

it('shows Gustavo four options on his own numbers: 62,000.00 before tax, 44,950.00 after the annual return', async () => {
  const { resgate, portabilidade, bpd, autopatrocinio, ...options } = await optionsOf(DemoCpf.gustavo, 1)
  expect(options).toMatchObject({
    presumida: 'bpd',
    mesesPlano: 55,
    saldo: { proprio: 50_000, patrocinadora: 30_000, portado: 0, total: 80_000 },
  })
  expect(options.relogio).toEqual({
    extratoAte: '2026-11-30',
    entregueEm: '2026-11-07',
    prazo: '2027-01-06',
    contestacao: null,
  })
  expect(resgate).toMatchObject({
    motivo: null,
    bruto: 62_000,
    percentualPatrocinadora: 40,
    patrocinadora: 12_000,
    perde: 18_000,
    progressivo: { imposto: 9300, liquido: 52_700, final: { imposto: 17_050, liquido: 44_950 } },
    ano: { outrasRendas: 163_680, dependentes: 0 },
  })
  const bands = resgate.regressivo.faixas
  expect(bands.reduce((sum, { imposto }) => sum + imposto, 0)).toBeCloseTo(resgate.regressivo.imposto, 2)
  expect(bands.map(({ aliquota }) => aliquota)).toEqual([35, 30, 25])
  expect(portabilidade).toEqual({ motivo: null, valor: 80_000 })
  expect([bpd.motivo, bpd.saldo, autopatrocinio.motivo]).toEqual([null, 80_000, null])
  // 80,000.00 at 4% a year until 60, then for 20 years.
  expect(bpd.estimativa).toMatchObject({ prazoAnos: 20, rentabilidade: 4 })
  expect(bpd.estimativa?.saldo).toBeGreaterThan(2 * bpd.saldo)
  expect(bpd.estimativa?.renda).toBeGreaterThan(1_000)
})

it('tells Ana, who still works there, why the options are closed', async () => {
  const options = await optionsOf(DemoCpf.ana, 1)
  expect([options.relogio, options.presumida]).toEqual([null, null])
  expect([options.bpd.motivo, options.portabilidade.motivo]).toEqual([
    'not-in-situation',
    'portable-before-exit',
  ])
})

it('names the same last day in every notice and e-mail that Gustavo was sent', async () => {
  const { relogio } = await optionsOf(DemoCpf.gustavo, 1)
  const personId = await test.personId(DemoCpf.gustavo)
  const notices = await test.database
    .select({ title: notifications.title, text: notifications.description, at: notifications.createdAt })
    .from(notifications)
    .where(eq(notifications.personId, personId))
  const told = notices.find(({ title }) => title.includes('extrato de desligamento'))
  expect(told?.text).toContain(`até ${dateText(relogio?.prazo ?? '')}`)
  expect(saoPauloDateOf(told?.at ?? new Date(0))).toBe(relogio?.entregueEm)
  const mails = await test.database
    .select({ variables: emails.variables })
    .from(emails)
    .where(eq(emails.personId, personId))
  const named = mails.flatMap(({ variables }) => (variables.prazo ? [variables.prazo] : []))
  expect(named).toEqual([dateText(relogio?.prazo ?? '')])
})
