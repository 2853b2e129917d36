import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type AddressValues,
  arquivoComprovanteEndereco,
  enviarComprovanteEndereco,
} from '#contract/people/addresses.ts'
import { addresses } from '../database/schema/addresses.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { files } from '../database/schema/files.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { claimingPng, drawnPng } from '../testing/drawn-png.ts'
import { blankPng, shownBy } from '../testing/image-pixels.ts'
import { recording } from '../testing/recording.ts'
import { smallJpeg } from '../testing/small-images.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { readAddress } from '../usecases/people/addresses/read-address.ts'
import { requireAddress, storeAddress } from '../usecases/people/addresses/store-address.ts'
import { runWork } from '../work.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function helena() {
  const [token, idPessoa] = [await test.signIn(DemoCpf.helena), await test.personId(DemoCpf.helena)]
  return { token, idPessoa, params: { idPessoa } }
}

const picture = drawnPng([10, 20, 30, 255])
const png = () => ({ field: 'arquivo', content: picture, type: 'image/png' })
const recife: AddressValues = {
  residente_exterior: 'N',
  cep: '50030-230',
  logradouro: 'Rua do Bom Jesus',
  numero: '10',
  complemento: '',
  bairro: 'Recife',
  cidade: 'Recife',
  estado: 'PE',
  pais: '',
  numeroIdentificacaoFiscal: '',
  comprovante: null,
}

async function move(personId: number, values: AddressValues) {
  const address = await requireAddress(test.database, personId, values)
  await runWork(test.api, { actor: null, requestId: 'test', now: test.clock.now() }, (work) =>
    storeAddress(work, personId, address),
  )
}

it('keeps a proof by its bytes, and gives it back to its person and to attendants only', async () => {
  const { token, params } = await helena()
  const sent = await test.call(enviarComprovanteEndereco, { params, token, file: png() })
  expect(sent.answer).toMatchObject({ tipo: 'image/png' })
  const file = { ...params, idComprovante: sent.answer.id }
  const back = await test.call(arquivoComprovanteEndereco, { params: file, token })
  expect(await shownBy(back.bytes)).toEqual(await shownBy(picture))
  expect(back.headers.get('content-disposition')).toMatch(/^attachment; .*comprovante_endereco\.png/)
  expect(back.headers.get('x-content-type-options')).toBe('nosniff')
  const karina = await test.signIn(DemoCpf.karina)
  const elsewhere = { ...file, idPessoa: await test.personId(DemoCpf.ana) }
  const opened = () => test.database.$count(auditEntries, eq(auditEntries.action, 'file.read'))
  const before = await opened()
  for (const asker of [token, karina])
    expect((await test.call(arquivoComprovanteEndereco, { params: elsewhere, token: asker })).status).toBe(
      404,
    )
  expect(await opened()).toBe(before)
  expect((await test.call(arquivoComprovanteEndereco, { params: file, token: karina })).status).toBe(200)
  const ana = await test.signIn(DemoCpf.ana)
  expect((await test.call(arquivoComprovanteEndereco, { params: file, token: ana })).status).toBe(404)
  const other = { ...params, idComprovante: randomUUID() }
  expect((await test.call(arquivoComprovanteEndereco, { params: other, token })).status).toBe(404)
})

it("refuses what is no image, and a proof in somebody else's name", async () => {
  const { token, params } = await helena()
  const text = { field: 'arquivo', content: Buffer.from('comprovante'), type: 'image/png' }
  expect((await test.call(enviarComprovanteEndereco, { params, token, file: text })).status).toBe(415)
  const ana = await test.signIn(DemoCpf.ana)
  const refused = await test.call(enviarComprovanteEndereco, { params, token: ana, file: png() })
  expect(refused.status).toBe(404)
})

it.each([
  ['a picture of 60000 by 60000 pixels', claimingPng(60_000, 60_000), /^Esta imagem é grande demais/],
  ['one that is too long', claimingPng(12_001, 10), /^Esta imagem é grande demais/],
  ['one of more than 64 megapixels', claimingPng(8000, 8001), /^Esta imagem é grande demais/],
  ['one without a height', claimingPng(8000, 0), /^Não conseguimos ler esta imagem/],
  ['one without its pixels', claimingPng(80, 50), /^Não conseguimos ler esta imagem/],
  ['a photo that is cut off before its size', smallJpeg.subarray(0, 60), /^Não conseguimos ler esta imagem/],
])('refuses %s, and keeps nothing', async (_, content, sentence) => {
  const { token, params } = await helena()
  const before = await test.database.$count(files)
  const file = { field: 'arquivo', content }
  const { problem } = await test.call(enviarComprovanteEndereco, { params, token, file })
  expect(problem).toMatchObject({ status: 422, campos: { arquivo: expect.stringMatching(sentence) } })
  expect(await test.database.$count(files)).toBe(before)
})

it('takes a picture of just as many pixels as may be', async () => {
  const { token, params } = await helena()
  const file = { field: 'arquivo', content: await blankPng(8000, 8000) }
  expect((await test.call(enviarComprovanteEndereco, { params, token, file })).status).toBe(200)
})

it('of the proofs that wait for an address five stay', async () => {
  const { token, idPessoa, params } = await helena()
  for (let sent = 0; sent < 7; sent += 1)
    await test.call(enviarComprovanteEndereco, { params, token, file: png() })
  const [kept] = await test.database.select({ all: count() }).from(files)
  expect(kept?.all).toBe(5)
  expect(await readAddress(test.database, idPessoa)).toBeNull()
})

it('of fifty that are sent at once five stay as well', async () => {
  const { token, params } = await helena()
  const sent = await Promise.all(
    Array.from({ length: 50 }, () => test.call(enviarComprovanteEndereco, { params, token, file: png() })),
  )
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
  const [kept] = await test.database.select({ all: count() }).from(files)
  expect(kept?.all).toBe(5)
})

it('puts an address in force, keeps the one before and does not write the same one twice', async () => {
  const { idPessoa } = await helena()
  const recorded = await recording(test)
  await move(idPessoa, recife)
  expect(await readAddress(test.database, idPessoa)).toMatchObject({ cep: '50030230', pais: 'BR' })
  await move(idPessoa, { ...recife, numero: '20' })
  await move(idPessoa, { ...recife, numero: '20', cep: '50030230' })
  expect(await readAddress(test.database, idPessoa)).toMatchObject({ numero: '20' })
  const [kept] = await test.database
    .select({ all: count() })
    .from(addresses)
    .where(eq(addresses.personId, idPessoa))
  expect(kept?.all).toBe(2)
  expect(await recorded('address.changed')).toEqual([idPessoa, idPessoa])
})

it('abroad wants a proof, and one that is there', async () => {
  const { idPessoa } = await helena()
  const lisbon: AddressValues = {
    ...recife,
    residente_exterior: 'S',
    pais: 'PT',
    numeroIdentificacaoFiscal: '5',
  }
  await expect(requireAddress(test.database, idPessoa, lisbon)).rejects.toMatchObject({
    fields: { comprovante: 'Envie o comprovante de residência.' },
  })
  const gone = { ...lisbon, comprovante: randomUUID() }
  await expect(requireAddress(test.database, idPessoa, gone, 'metadata.')).rejects.toMatchObject({
    fields: { 'metadata.comprovante': 'O comprovante não foi encontrado. Envie o arquivo de novo.' },
  })
})
