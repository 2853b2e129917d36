import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  declararResidencia,
  enviarComprovanteResidencia,
  retornarDeclaracoesResidencia,
} from '#contract/declarations/declarations.ts'
import { alterarEndereco, retornarPerfil } from '#contract/people/personal-profile.ts'
import { retornarRegimeTributacao } from '#contract/taxes/tax-regime.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { percentOf, roundHalfUp2 } from '#domain/money.ts'
import { addresses } from '../database/schema/addresses.ts'
import { nonResidentTax } from '../rules/tax-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW, TEST_TODAY } from '../testing/test-clock.ts'
import { readResidence } from '../usecases/people/addresses/read-residence.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function person(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await api.signIn(cpf), await api.personId(cpf)]
  return { token, params: { idPessoa, idPlano } }
}
type Person = Awaited<ReturnType<typeof person>>

const taxes = async (who: Person) => (await api.call(retornarDeclaracoesResidencia, who)).answer.tributacao
const regime = async (who: Person) => (await api.call(retornarRegimeTributacao, who)).answer
const profile = async ({ token, params: { idPessoa } }: Person) =>
  (await api.call(retornarPerfil, { token, params: { idPessoa } })).answer
const nothing = {
  pais: '',
  codigoPostal: '',
  nif: '',
  complemento: '',
  comprovante: null,
  comprovanteEmitidoEm: null,
}

async function declare({ token, params }: Person, country: string | null) {
  const file = { field: 'arquivo', content: drawnPng([20, 60, 120, 255]), type: 'image/png' }
  const abroad = country !== null && {
    pais: country,
    codigoPostal: '1100-148',
    nif: '501964843',
    complemento: 'Rua do Ouro, 10',
    comprovante: (await api.call(enviarComprovanteResidencia, { params, token, file })).answer.id,
    comprovanteEmitidoEm: '2026-11-01',
  }
  const residente_exterior = yesNoOf(country !== null)
  const body = { ...params, chaveEnvio: randomUUID(), residente_exterior, ...nothing, ...abroad }
  return api.call(declararResidencia, { token, body })
}

it('Carlos moves to Portugal: his address and the tax of redemptions are the ones abroad from that day on', async () => {
  const carlos = await person(DemoCpf.carlos, 1)
  const before = await taxes(carlos)
  expect(before).toMatchObject({
    residente_exterior: 'N',
    regime: 'progressivo',
    beneficioNoExterior: null,
    resgate: { noBrasil: 15, noExterior: 25 },
  })
  // The same table: a pay slip is the same in Portugal (STF, Tema 1174).
  expect(before.ultimoPagamento?.noBrasil).toBeGreaterThan(0)
  expect(before.ultimoPagamento?.noExterior).toBe(before.ultimoPagamento?.noBrasil)

  const changed = await recording(api)
  expect((await declare(carlos, 'PT')).status).toBe(200)
  expect(await changed('address.changed')).toEqual([carlos.params.idPessoa])
  expect(await taxes(carlos)).toEqual({ ...before, residente_exterior: 'S', pais: 'PT', desde: TEST_TODAY })
  expect(await profile(carlos)).toMatchObject({
    residente_exterior: 'S',
    endereco: {
      residente_exterior: 'S',
      pais: 'PT',
      cep: '1100-148',
      numeroIdentificacaoFiscal: '501964843',
      complemento: 'Rua do Ouro, 10',
      cidade: '',
    },
  })
  const { idPessoa } = carlos.params
  expect((await readResidence(api.database, idPessoa, '2026-01-01')).livesAbroad).toBe(false)
  expect((await readResidence(api.database, idPessoa, TEST_TODAY)).livesAbroad).toBe(true)
})

it('an address in Brazil is not taken from him then, and is once he declared to be back', async () => {
  const carlos = await person(DemoCpf.carlos, 1)
  const { idPessoa } = carlos.params
  const recife = {
    cep: '50030-230',
    logradouro: 'Rua do Bom Jesus',
    numero: '10',
    bairro: 'Recife',
    cidade: 'Recife',
    estado: 'PE',
  }
  const move = () => api.call(alterarEndereco, { token: carlos.token, body: { idPessoa, ...recife } })
  const count = () => api.database.$count(addresses, eq(addresses.personId, idPessoa))
  const kept = await count()
  const refused = await move()
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    expect.stringContaining('faça uma declaração em Residência no exterior'),
  ])
  expect(await count()).toBe(kept)

  api.clock.set(new Date(TEST_NOW.getTime() + 60_000))
  expect((await declare(carlos, null)).status).toBe(200)
  expect(await taxes(carlos)).toMatchObject({ residente_exterior: 'N', pais: 'BR', desde: TEST_TODAY })
  expect((await profile(carlos)).residente_exterior).toBe('N')
  api.clock.set(new Date(TEST_NOW.getTime() + 120_000))
  expect((await move()).answer.endereco).toMatchObject({ cidade: 'Recife', pais: 'BR' })
  api.clock.set(TEST_NOW)
})

it('Ana’s redemption is withheld at the rate of where she lives, finally abroad', async () => {
  const ana = await person(DemoCpf.ana, 1)
  const inBrazil = (await regime(ana)).comparacao
  expect(inBrazil).toMatchObject({ aliquotaResgate: 15, progressivoFinal: { aliquota: expect.any(Number) } })
  await declare(ana, 'PT')
  const abroad = (await regime(ana)).comparacao
  expect(abroad).toMatchObject({ aliquotaResgate: 25, progressivoFinal: null })
  expect(abroad?.progressivoRetido.imposto).toBe(roundHalfUp2(percentOf(inBrazil?.total ?? 0, 25)))
  expect(abroad?.regressivo).toEqual(inBrazil?.regressivo)
})

it('in the regressive regime nothing changes; a rate that the entity publishes for benefits is told', async () => {
  const olivia = await person(DemoCpf.olivia, 7)
  expect(await taxes(olivia)).toMatchObject({
    regime: 'regressivo',
    resgate: { noBrasil: null, noExterior: null },
    ultimoPagamento: null,
  })
  await changeRule(api.database, nonResidentTax, null, (rule) => ({ ...rule, benefitPercent: 25 }))
  const carlos = await person(DemoCpf.carlos, 1)
  const { beneficioNoExterior, ultimoPagamento } = await taxes(carlos)
  expect(beneficioNoExterior).toBe(25)
  expect(ultimoPagamento?.noExterior).toBeGreaterThan(ultimoPagamento?.noBrasil ?? 0)
  expect((await taxes(olivia)).beneficioNoExterior).toBeNull()
})
