import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRequestData } from '#contract/all-readings.ts'
import { contributionSuspensionReading } from '#contract/contributions/contribution-suspension-reading.ts'
import { alterarContribuicao } from '#contract/contributions/contributions.ts'
import { suspenderContribuicao } from '#contract/contributions/suspensions.ts'
import { retornarDeclaracoesPep } from '#contract/declarations/declarations.ts'
import { lineSentence, readingText } from '#contract/readings/reading-text.ts'
import { arquivoMeusDados } from '#contract/records/personal-data.ts'
import {
  arquivoComprovanteSolicitacao,
  arquivoExportado,
  exportarDadosRecadastramento,
  retornarRequisicao,
} from '#contract/requests/requests.ts'
import { requestKinds, requestPayloads, requests } from '../database/schema/requests.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { readRequest } from '../usecases/requests/one-request/read-request.ts'
import { readRequestReceipt } from '../usecases/requests/one-request/read-request-receipt.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

const receiptOf = (token: string, idRequisicao: number) =>
  test.call(arquivoComprovanteSolicitacao, { token, params: { idRequisicao } })

const detailOf = async (token: string, idRequisicao: number) =>
  (await test.call(retornarRequisicao, { token, params: { idRequisicao } })).answer

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
}

const changeOf = (idPessoa: number) => ({
  idPessoa,
  idPlano: 1,
  chaveEnvio: randomUUID(),
  modalidade: 'percentual',
  percentualBasica: 6,
  percentualSuplementar: 5,
})

describe('arquivoComprovanteSolicitacao', () => {
  it('proves a contribution change: who, what, every step, and the code of what was sent', async () => {
    const [token, idPessoa] = [await test.signIn(DemoCpf.ana), await test.personId(DemoCpf.ana)]
    const { answer } = await test.call(alterarContribuicao, { token, body: changeOf(idPessoa) })
    const { codigo } = await detailOf(token, answer.idRequisicao)
    expect(codigo).toMatch(/^[0-9a-f]{64}$/)
    const file = await receiptOf(token, answer.idRequisicao)
    expect(file.headers.get('content-disposition')).toContain(`solicitacao_${answer.protocolo}.pdf`)
    const text = await textOf(file.bytes)
    for (const said of [
      answer.protocolo,
      'Ana Beatriz',
      '529.982.247-25',
      'R$ 201,58',
      'Recebida',
      'Participante',
    ])
      expect(text).toContain(said)
    expect(text.replaceAll(' ', '')).toContain(codigo)
  })

  it('says on paper, in the file of the person’s data and in the spreadsheet what the receipt on screen says, under one code', async () => {
    const [token, idPessoa] = [await test.signIn(DemoCpf.eduardo), await test.personId(DemoCpf.eduardo)]
    const body = { idPessoa, idPlano: 1, chaveEnvio: randomUUID(), meses: 3, cienteRisco: true }
    const { answer } = await test.call(suspenderContribuicao, { token, body })
    const told = readingText(contributionSuspensionReading(answer.dados))
    expect(told.length).toBeGreaterThan(5)

    const detail = await detailOf(token, answer.idRequisicao)
    expect(readingText(readRequestData('suspend-contribution', detail.dados) ?? [])).toEqual(told)
    const document = await textOf((await receiptOf(token, answer.idRequisicao)).bytes)
    for (const { label, before, after } of told) {
      expect(document).toContain(plain(before === null ? label : `${label} ${before} ${after}`))
      expect(document).toContain(plain(after))
    }

    const mine = await test.call(arquivoMeusDados, { token, params: { idPessoa, formato: 'json' } })
    const copy = Buffer.from(mine.bytes).toString()
    expect(copy).toContain(`"${told[0]?.label}": "${told[0]?.after}"`)

    const karina = await test.signIn(DemoCpf.karina)
    const query = { palavraChave: answer.protocolo }
    const { link } = (await test.call(exportarDadosRecadastramento, { token: karina, query })).answer
    const idArquivo = link.split('/').at(-1) ?? ''
    const sheet = await test.call(arquivoExportado, { token: karina, params: { idArquivo } })
    const [head, row] = await readSheet(Buffer.from(sheet.bytes))
    const cell = (title: string) => String(row?.[head?.indexOf(title) ?? -1])
    expect(cell('O que foi pedido').split('\n')).toEqual(told.map(lineSentence))

    const codes = [answer.codigo, detail.codigo, detail.versoes[0]?.codigo]
    expect(new Set(codes)).toEqual(new Set([answer.codigo]))
    expect(document.replaceAll(' ', '')).toContain(answer.codigo)
    expect(copy).toContain(answer.codigo)
    expect(cell('Código de conferência').replaceAll(' ', '')).toBe(answer.codigo)
  })

  it('keeps the code under which it was stored', async () => {
    const [payload] = await test.database.select().from(requestPayloads).limit(1)
    if (!payload) throw new Error('there are requests')
    const karina = await test.signIn(DemoCpf.karina)
    expect((await detailOf(karina, payload.requestId)).codigo).toMatch(/^[0-9a-f]{64}$/)
    const rows = await test.database.select({ code: requestPayloads.verificationCode }).from(requestPayloads)
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
  })

  it('is there for every kind of request, for attendants too', async () => {
    const personId = await test.personId(DemoCpf.karina)
    const karina = { personId, name: 'Karina', level: 1, sessionId: 1 } as const
    const filed = await test.database
      .select({ id: requests.id, protocol: requests.protocol, kind: requestKinds.name })
      .from(requests)
      .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
      .orderBy(asc(requests.id))
    const onePerKind = [...new Map(filed.map((request) => [request.kind, request])).values()]
    expect(onePerKind.length).toBeGreaterThan(8)
    for (const { id, protocol, kind } of onePerKind) {
      const request = await readRequest(test.api, karina, id, test.clock.now())
      const { document } = await readRequestReceipt(test.database, request, test.clock.now())
      const text = JSON.stringify(document)
      for (const said of [protocol, kind, 'O que foi pedido', 'Passos da solicitação'])
        expect(text, kind).toContain(said)
      expect(text, kind).not.toMatch(/undefined|\[object|NaN/)
    }
    expect((await receiptOf(await test.signIn(DemoCpf.karina), onePerKind[0]?.id ?? 0)).status).toBe(200)
  })

  it('carries the code that a declaration’s own proof carries', async () => {
    const [token, idPessoa] = [await test.signIn(DemoCpf.ana), await test.personId(DemoCpf.ana)]
    const params = { idPessoa, idPlano: 1 }
    const { declaracoes } = (await test.call(retornarDeclaracoesPep, { token, params })).answer
    const [newest] = declaracoes
    if (!newest) throw new Error('Ana declared before')
    expect((await detailOf(token, newest.idRequisicao)).codigo).toBe(newest.codigo)
  })

  it('is not for other people', async () => {
    const [ana] = await test.database
      .select({ id: requests.id })
      .from(requests)
      .where(eq(requests.personId, await test.personId(DemoCpf.ana)))
    const helena = await test.signIn(DemoCpf.helena)
    expect((await receiptOf(helena, ana?.id ?? 0)).problem.status).toBe(404)
  })
})
