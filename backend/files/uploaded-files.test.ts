import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enviarComprovanteResidencia } from '#contract/declarations/declarations.ts'
import { arquivoComprovanteEndereco, enviarComprovanteEndereco } from '#contract/people/addresses.ts'
import { imagemTema } from '#contract/plans/plans.ts'
import { arquivoExportado, exportarDadosRecadastramento } from '#contract/requests/requests.ts'
import { enviarImagemTema } from '#contract/settings/themes.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { fileContents, files } from '../database/schema/files.ts'
import { EICAR, startTestClamd, type TestClamd } from '../testing/clamd-server.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { makeCall } from '../testing/http-client.ts'
import { photograph } from '../testing/photograph.ts'
import { startTestS3, type TestS3 } from '../testing/s3-server.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
let s3: TestS3
let clamd: TestClamd
let helena: { token: string; params: { idPessoa: number } }

beforeAll(async () => {
  s3 = await startTestS3()
  clamd = await startTestClamd()
  test = await startTestApi({
    environment: {
      FILES_URL: 's3://arquivos',
      FILES_S3_ENDPOINT: s3.url,
      FILES_S3_REGION: s3.region,
      FILES_S3_ACCESS_KEY: s3.accessKey,
      FILES_S3_SECRET_KEY: s3.secretKey,
      CLAMAV_URL: clamd.url,
    },
  })
  const idPessoa = await test.personId(DemoCpf.helena)
  helena = { token: await test.signIn(DemoCpf.helena), params: { idPessoa } }
})
afterAll(async () => {
  await test.close()
  await Promise.all([s3.close(), clamd.close()])
})

const send = (content: Buffer, { key, name }: { key?: string; name?: string } = {}) =>
  test.call(enviarComprovanteEndereco, {
    ...helena,
    file: { field: 'arquivo', content, ...(name !== undefined && { name }) },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const fetchProof = (idComprovante: string, { url = test.url, token = helena.token } = {}) =>
  makeCall(url, arquivoComprovanteEndereco, { token, params: { ...helena.params, idComprovante } })
const rows = () => test.database.select().from(files)

/** Square of a colour that no other test sends. */
let shade = 0
const picture = () => {
  shade += 1
  return drawnPng([shade, 100, 200, 255])
}

describe('the same sending again', () => {
  it('answers the file that is kept already, as often as it comes', async () => {
    const [content, key] = [picture(), randomUUID()]
    const before = (await rows()).length
    const answers = await Promise.all([
      send(content, { key }),
      send(content, { key: key.toUpperCase() }),
      send(content, { key }),
    ])
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1)
    expect((await send(content, { key })).answer).toEqual(answers[0]?.answer)
    expect((await rows()).length).toBe(before + 1)
    const sent = await test.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, answers[0]?.answer.id ?? ''))
    expect(sent).toMatchObject([{ action: 'file.sent', after: { purpose: 'address-proof', scan: 'clean' } }])
  })

  it('is refused for other bytes and for another purpose', async () => {
    const key = randomUUID()
    const content = picture()
    await send(content, { key })
    const other = await send(picture(), { key })
    expect(other.problem).toMatchObject({ status: 409, codigo: 'chave-ja-usada' })
    const elsewhere = await test.call(enviarComprovanteResidencia, {
      token: helena.token,
      params: { ...helena.params, idPlano: 7 },
      file: { field: 'arquivo', content },
      headers: { 'idempotency-key': key },
    })
    expect(elsewhere.status).toBeGreaterThanOrEqual(403)
  })

  it('under another key, or none, is another file with the same bytes stored once', async () => {
    const content = picture()
    const stored = s3.objects.size
    const ids = [await send(content), await send(content, { key: randomUUID() })].map(
      ({ answer }) => answer.id,
    )
    expect(new Set(ids).size).toBe(2)
    expect(s3.objects.size).toBe(stored + 1)
  })

  it.each(['1', 'não é um uuid', `${randomUUID()}x`])('with the key %j is refused', async (key) => {
    const before = await rows()
    const { problem } = await send(picture(), { key: encodeURIComponent(key) })
    expect(problem).toMatchObject({ status: 400, detail: expect.stringContaining('Idempotency-Key') })
    expect(await rows()).toEqual(before)
  })
})

describe('what is kept', () => {
  it('of a photograph says nothing of place and device, and is whose it is', async () => {
    const { answer } = await send(await photograph(), { name: 'C:\\Fotos\\minha\u202e conta.jpg' })
    const back = await fetchProof(answer.id)
    expect(back.headers.get('content-type')).toBe('image/jpeg')
    expect(back.bytes.length).toBe(answer.bytes)
    expect(back.bytes.includes('GPS-Rua-Secreta')).toBe(false)
    const [row] = await test.database.select().from(files).where(eq(files.publicId, answer.id))
    expect(row).toMatchObject({ name: 'minha conta.jpg', width: 40, height: 60, scan: 'clean' })
    expect([row?.ownerId, row?.uploadedBy]).toEqual([helena.params.idPessoa, helena.params.idPessoa])
    const ana = await test.signIn(DemoCpf.ana)
    expect((await fetchProof(answer.id, { token: ana })).status).toBe(404)
    const params = { idPessoa: await test.personId(DemoCpf.ana), idComprovante: answer.id }
    expect((await test.call(arquivoComprovanteEndereco, { token: ana, params })).status).toBe(404)
  })

  it('of the background of a theme, which everybody gets, says nothing either', async () => {
    const token = await test.signIn(DemoCpf.luiz)
    const sent = await test.call(enviarImagemTema, {
      token,
      params: { uso: 'background' },
      file: { field: 'arquivo', content: await photograph() },
    })
    const image = await test.call(imagemTema, { params: { imagem: sent.answer.imagem } })
    expect(image.headers.get('content-type')).toBe('image/jpeg')
    expect(image.bytes.includes('GPS-Rua-Secreta')).toBe(false)
  })

  it('is the same for every node, spreadsheets too', async () => {
    const other = await test.secondNode()
    const content = picture()
    const { answer } = await send(content)
    expect((await fetchProof(answer.id, other)).bytes).toEqual((await fetchProof(answer.id)).bytes)
    const karina = await test.signIn(DemoCpf.karina)
    const { link } = (await test.call(exportarDadosRecadastramento, { token: karina })).answer
    const params = { idArquivo: link.split('/').at(-1) ?? '' }
    const sheet = await makeCall(other.url, arquivoExportado, { token: karina, params })
    expect(sheet.status).toBe(200)
    expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK')
    await other.close()
  })
})

describe('a file that is not kept', () => {
  const nothingKept = async (ask: () => Promise<unknown>) => {
    const before = [await rows(), s3.objects.size]
    await ask()
    expect([await rows(), s3.objects.size]).toEqual(before)
  }

  it('has a virus, and the finding is on record', () =>
    nothingKept(async () => {
      const infected = Buffer.concat([picture(), EICAR])
      const { problem } = await send(infected, { key: randomUUID() })
      expect(problem).toMatchObject({
        status: 422,
        campos: { arquivo: expect.stringContaining('O antivírus encontrou uma ameaça') },
      })
      const found = await test.database
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.action, 'file.infected'))
      expect(found).toMatchObject([{ subjectId: helena.params.idPessoa, actorId: helena.params.idPessoa }])
      const luiz = await test.signIn(DemoCpf.luiz)
      const image = { field: 'arquivo', content: infected }
      const theme = { token: luiz, params: { uso: 'background' }, file: image }
      expect((await test.call(enviarImagemTema, theme)).status).toBe(422)
    }))

  it('came in the format of iPhones', () =>
    nothingKept(async () => {
      const brand = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
      const { problem } = await send(Buffer.concat([brand, Buffer.alloc(200)]), { name: 'IMG_0001.HEIC' })
      expect(problem).toMatchObject({ status: 415, detail: expect.stringContaining('JPG, PNG ou PDF') })
    }))

  it('came while the storage was away, and is taken later under the same key', async () => {
    const [content, key] = [picture(), randomUUID()]
    await nothingKept(async () => {
      s3.failWith(503)
      const { problem, headers } = await send(content, { key })
      expect(problem).toMatchObject({ status: 503, codigo: 'indisponivel' })
      expect(headers.get('retry-after')).toBe('5')
      s3.failWith(null)
    })
    expect((await send(content, { key })).status).toBe(200)
  })

  it('came while the scanner was away', async () => {
    const { url, close } = await startTestClamd()
    const without = await startTestApi({ environment: { CLAMAV_URL: url } })
    await close()
    const token = await without.signIn(DemoCpf.helena)
    const params = { idPessoa: await without.personId(DemoCpf.helena) }
    const file = { field: 'arquivo', content: picture() }
    const { problem, headers } = await without.call(enviarComprovanteEndereco, { token, params, file })
    expect(problem).toMatchObject({
      status: 503,
      detail: expect.stringContaining('Não conseguimos verificar'),
    })
    expect(headers.get('retry-after')).toBe('60')
    expect(await without.database.select().from(files)).toEqual([])
    expect(await without.database.select().from(fileContents)).toEqual([])
    await without.close()
  })

  it('is asked for although its bytes are gone', async () => {
    const { answer } = await send(picture())
    const [row] = await test.database.select().from(files).where(eq(files.publicId, answer.id))
    s3.objects.delete(`/arquivos/${row?.contentKey}`)
    expect((await fetchProof(answer.id)).problem).toMatchObject({ status: 404 })
  })
})
