import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enviarComprovanteEndereco } from '#contract/people/addresses.ts'
import { alterarEndereco, retornarPerfil } from '#contract/people/personal-profile.ts'
import { iniciarAtendimento } from '#contract/service-desk/service-desk.ts'
import { addresses } from '../database/schema/addresses.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let ana: { token: string; idPessoa: number }

beforeAll(async () => {
  api = await startTestApi()
  ana = { token: await api.signIn(DemoCpf.ana), idPessoa: await api.personId(DemoCpf.ana) }
})
afterAll(() => api.close())

const recife = {
  cep: '50030-230',
  logradouro: 'Rua do Bom Jesus',
  numero: '10',
  complemento: 'Apartamento 3',
  bairro: 'Recife',
  cidade: 'Recife',
  estado: 'PE',
}
const move = (values: object = {}, { token = ana.token, idPessoa = ana.idPessoa } = {}) =>
  api.call(alterarEndereco, { token, body: { idPessoa, ...recife, ...values } })
const history = () =>
  api.database.select().from(addresses).where(eq(addresses.personId, ana.idPessoa)).orderBy(addresses.id)
const upload = async (token = ana.token) => {
  const file = { field: 'arquivo', content: drawnPng([10, 20, 30, 255]), type: 'image/png' }
  const params = { idPessoa: ana.idPessoa }
  return (await api.call(enviarComprovanteEndereco, { params, token, file })).answer.id
}

describe('Ana moves house', () => {
  it.each([
    [{ cep: '5003023' }, { cep: 'O cep é obrigatório' }],
    [
      { logradouro: ' ', numero: '', bairro: '', cidade: '', estado: '' },
      {
        logradouro: 'O endereço é obrigatório',
        numero: 'O número é obrigatório',
        bairro: 'O bairro é obrigatório',
        cidade: 'A cidade é obrigatória',
        estado: 'O estado é obrigatório',
      },
    ],
    [{ estado: 'XX' }, { estado: 'Este estado não existe. Escolha um da lista.' }],
    [
      { comprovante: randomUUID() },
      { comprovante: 'O comprovante não foi encontrado. Envie o arquivo de novo.' },
    ],
  ])('is told about %j, and nothing changes', async (values, campos) => {
    const before = await history()
    const { status, problem } = await move(values)
    expect([status, problem.campos]).toEqual([422, campos])
    expect(await history()).toEqual(before)
  })

  it('has the new address in force with its proof, the one before as history, and is told once', async () => {
    const before = await history()
    const comprovante = await upload()
    const acts = await recordingActs(api)
    const told = await notifiedWhile(api, ana.idPessoa, async () => {
      const { answer } = await move({ comprovante })
      expect(answer).toMatchObject({
        residente_exterior: 'N',
        endereco: { cep: '50030230', complemento: 'Apartamento 3', estado: 'PE', pais: 'BR' },
      })
      // The same again, and without the proof that was given: nothing new.
      await move({ comprovante, cep: '50030230' })
      await move()
    })
    const after = await history()
    expect(after.slice(0, -1)).toEqual(before)
    expect(after.at(-1)).toMatchObject({ street: 'Rua do Bom Jesus', proofFileId: expect.any(Number) })
    expect(told.titles).toEqual(['Endereço alterado'])
    expect(told.emails.map(({ template }) => template)).toEqual(['endereco_alterado'])
    expect(JSON.stringify(told)).not.toContain('Bom Jesus')
    expect(await acts('address.changed')).toEqual([{ by: ana.idPessoa, about: ana.idPessoa }])
  })

  it('may ask an attendant who serves her to do it, who is on record with it', async () => {
    const karina = await api.signIn(DemoCpf.karina)
    expect((await move({ numero: '20' }, { token: karina, idPessoa: ana.idPessoa })).status).toBe(403)
    await api.call(iniciarAtendimento, {
      token: karina,
      body: { idPessoa: ana.idPessoa, motivo: 'Ligou e pediu para mudar o endereço.' },
    })
    const acts = await recordingActs(api)
    const comprovante = await upload(karina)
    const { answer } = await move({ numero: '20', comprovante }, { token: karina, idPessoa: ana.idPessoa })
    expect(answer.endereco).toMatchObject({ numero: '20' })
    expect(await acts('address.changed')).toEqual([
      { by: await api.personId(DemoCpf.karina), about: ana.idPessoa },
    ])
  })

  it('is nobody else’s to do, and names nobody else’s proof', async () => {
    const carlos = { token: await api.signIn(DemoCpf.carlos), idPessoa: await api.personId(DemoCpf.carlos) }
    expect((await move({}, { token: carlos.token, idPessoa: ana.idPessoa })).status).toBe(404)
    const { problem } = await move({ comprovante: await upload() }, carlos)
    expect(problem.campos).toHaveProperty('comprovante')
  })
})

it('of two moves at once both are kept, one after the other', async () => {
  const before = (await history()).length
  const [one, other] = await Promise.all([move({ numero: '31' }), move({ numero: '32' })])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(await history()).toHaveLength(before + 2)
  const { answer } = await api.call(retornarPerfil, {
    token: ana.token,
    params: { idPessoa: ana.idPessoa },
  })
  expect(['31', '32']).toContain(answer.endereco?.numero)
})
