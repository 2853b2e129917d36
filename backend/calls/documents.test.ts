import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  arquivoDocumentoEnviado,
  enviarDocumento,
  informarMotivoDocumento,
  receberDocumento,
  retornarDocumentosEmitidos,
  retornarDocumentosEnviados,
} from '#contract/documents/documents.ts'
import { retornarQuemAcessou } from '#contract/records/access-record.ts'
import { arquivoComprovanteSolicitacao, retornarSolicitacoes } from '#contract/requests/requests.ts'
import { files } from '../database/schema/files.ts'
import { countRequests } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Pages >>\nendobj\nstartxref\n9\n%%EOF\n')
const reason = 'Confere a certidão que a pessoa enviou ontem.'

/** As many documents more as one that was sent, each a minute older. */
async function copyDocument(publicId: string, times: number): Promise<void> {
  const [sent] = await test.database.select().from(files).where(eq(files.publicId, publicId))
  if (!sent) throw new Error('The document was not kept')
  const { id: _, ...kept } = sent
  await test.database.insert(files).values(
    Array.from({ length: times }, (_, index) => ({
      ...kept,
      publicId: randomUUID(),
      uploadKey: null,
      uploadedAt: new Date(kept.uploadedAt.getTime() - (index + 1) * 60_000),
    })),
  )
}

async function asPerson(cpf: string, idPlano = 1) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const params = { idPessoa, idPlano }
  const upload = (content: Buffer, { key, name }: { key?: string; name?: string } = {}) =>
    test.call(receberDocumento, {
      params,
      token,
      file: { field: 'arquivo', content, ...(name !== undefined && { name }) },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  const send = (values: Record<string, unknown>) =>
    test.call(enviarDocumento, {
      token,
      body: {
        ...params,
        chaveEnvio: randomUUID(),
        tipo: 'certidao',
        observacao: '',
        arquivo: randomUUID(),
        ...values,
      },
    })
  return {
    token,
    params,
    upload,
    send,
    sent: async () => {
      const arquivo = (await upload(pdf, { key: randomUUID(), name: 'certidao-casamento.pdf' })).answer.id
      return { arquivo, receipt: (await send({ arquivo })).answer }
    },
    listed: async () =>
      (await test.call(retornarDocumentosEnviados, { params: { idPessoa }, token })).answer.documentos,
    open: (idDocumento: string) => test.call(arquivoDocumentoEnviado, { params: { idDocumento }, token }),
  }
}

describe('enviarDocumento', () => {
  it('keeps the document with what proves which one it was, and the desk finds it as a request', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const { arquivo, receipt } = await ana.sent()
    expect(receipt.dados).toMatchObject({
      tipo: 'certidao',
      nome: 'certidao-casamento.pdf',
      tamanho: pdf.length,
      sha256: sha256(pdf),
      sha256Guardado: null,
    })
    expect(receipt).toMatchObject({ codigo: expect.stringMatching(/^[0-9a-f]{64}$/), status: { id: 1 } })
    expect(await ana.listed()).toContainEqual(
      expect.objectContaining({
        id: arquivo,
        nome: 'certidao-casamento.pdf',
        bytes: pdf.length,
        sha256: sha256(pdf),
        disponivel: true,
        origem: expect.objectContaining({ protocolo: receipt.protocolo, nome: 'Envio de documento' }),
      }),
    )
    const token = await test.signIn(DemoCpf.luiz)
    const query = { palavraChave: receipt.protocolo }
    const { requisicoes } = (await test.call(retornarSolicitacoes, { token, query })).answer
    expect(requisicoes.map(({ protocolo }) => protocolo)).toEqual([receipt.protocolo])
  })

  it('proves an image by what left the sender, since it is drawn anew', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const png = drawnPng([9, 80, 120, 255])
    const arquivo = (await ana.upload(png, { key: randomUUID(), name: 'rg.png' })).answer.id
    const { dados } = (await ana.send({ arquivo, tipo: 'identidade' })).answer
    expect(dados.sha256).toBe(sha256(png))
    const kept = (await ana.open(arquivo)).bytes
    expect(dados.sha256Guardado ?? dados.sha256).toBe(sha256(kept))
  })

  it('writes a receipt as PDF', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const { idRequisicao } = (await ana.sent()).receipt
    const { bytes } = await test.call(arquivoComprovanteSolicitacao, {
      token: ana.token,
      params: { idRequisicao },
    })
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('once under a key, whatever is sent again after a lost answer', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const [key, chaveEnvio] = [randomUUID(), randomUUID()]
    const first = (await ana.upload(pdf, { key })).answer.id
    expect((await ana.upload(pdf, { key })).answer.id).toBe(first)
    const one = (await ana.send({ arquivo: first, chaveEnvio })).answer
    const before = await countRequests(test)
    expect((await ana.send({ arquivo: first, chaveEnvio })).answer.protocolo).toBe(one.protocolo)
    expect(await countRequests(test)).toBe(before)
  })

  it.each([
    ['a file that was never received', {}, { arquivo: expect.any(String) }],
    ['an unknown kind', { tipo: 'passaporte' }, { tipo: 'Escolha que documento é este.' }],
  ])('refuses %s in words, and files nothing', async (_, values, erros) => {
    const ana = await asPerson(DemoCpf.ana)
    const before = await countRequests(test)
    const { status, problem } = await ana.send(values)
    expect([status, problem.campos]).toEqual([422, expect.objectContaining(erros)])
    expect(await countRequests(test)).toBe(before)
  })

  it('asks what another document is', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const arquivo = (await ana.upload(pdf)).answer.id
    const { status, problem } = await ana.send({ arquivo, tipo: 'outro' })
    expect([status, problem.campos]).toEqual([422, { observacao: 'Diga que documento é este.' }])
    expect((await ana.send({ arquivo, tipo: 'outro', observacao: 'Procuração' })).status).toBe(200)
  })

  it('does not take somebody else’s file, nor one that was sent already', async () => {
    const [ana, carlos] = [await asPerson(DemoCpf.ana), await asPerson(DemoCpf.carlos)]
    const theirs = (await carlos.upload(pdf)).answer.id
    expect((await ana.send({ arquivo: theirs })).status).toBe(422)
    expect((await ana.send({ arquivo: (await ana.sent()).arquivo })).status).toBe(422)
  })
})

describe('receberDocumento', () => {
  it.each([
    ['a text', Buffer.from('comprovante'), 415],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 415],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413],
  ])('refuses %s by its bytes', async (_, content, expected) => {
    const ana = await asPerson(DemoCpf.ana)
    const before = await test.database.$count(files)
    const { status, problem } = await ana.upload(content, { name: 'documento.pdf' })
    expect([status, problem.detail]).toEqual([expected, expect.stringMatching(/\.$/)])
    expect(await test.database.$count(files)).toBe(before)
  })
})

describe('retornarDocumentosEnviados', () => {
  it('tells sixty documents by pages, each once, newest first; beyond the end the last page', async () => {
    const helena = await asPerson(DemoCpf.helena, 7)
    const { arquivo } = await helena.sent()
    await copyDocument(arquivo, 59)
    const { token, params } = helena
    const page = async (page: number) =>
      (
        await test.call(retornarDocumentosEnviados, {
          params: { idPessoa: params.idPessoa },
          query: { page },
          token,
        })
      ).answer
    const pages = await Promise.all([0, 1, 2, 3, 4, 5].map(page))
    expect(pages.map(({ documentos, pagina }) => [documentos.length, pagina])).toEqual(
      [0, 1, 2, 3, 4, 5].map((pagina) => [10, pagina]),
    )
    expect(pages[0]).toMatchObject({ totalItems: 60, totalPage: 6 })
    const all = pages.flatMap(({ documentos }) => documentos)
    expect(new Set(all.map(({ id }) => id)).size).toBe(60)
    const times = all.map(({ enviadoEm }) => enviadoEm)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(await page(6)).toEqual(pages[5])
    expect(await page(90_000)).toEqual(pages[5])
  })

  it('counts for attendants only what they may know of', async () => {
    const eduardo = await asPerson(DemoCpf.eduardo)
    const { idPessoa } = eduardo.params
    const token = await test.signIn(DemoCpf.luiz)
    const counted = async (of: string) =>
      (await test.call(retornarDocumentosEnviados, { params: { idPessoa }, token: of })).answer.totalItems
    const before = await counted(token)
    const ownBefore = await counted(eduardo.token)
    await eduardo.upload(pdf)
    expect([await counted(token), await counted(eduardo.token)]).toEqual([before, ownBefore + 1])
  })

  it('tells attendants nothing of what waits in a form', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const waiting = (await ana.upload(pdf)).answer.id
    expect((await ana.listed()).find(({ id }) => id === waiting)).toMatchObject({
      origem: { tipo: 'em-aberto' },
      disponivel: false,
    })
    const { idPessoa } = ana.params
    const token = await test.signIn(DemoCpf.luiz)
    const seen = (await test.call(retornarDocumentosEnviados, { params: { idPessoa }, token })).answer
    expect(seen.documentos.map(({ id }) => id)).not.toContain(waiting)
  })
})

describe('arquivoDocumentoEnviado', () => {
  it('hands a document over under its own name, and to nobody whose it is not, as if it were missing', async () => {
    const [ana, nelson] = [await asPerson(DemoCpf.ana), await asPerson(DemoCpf.nelson, 4)]
    const { arquivo } = await ana.sent()
    const own = await ana.open(arquivo)
    expect(own.bytes.equals(pdf)).toBe(true)
    expect(own.headers.get('content-disposition')).toBe('attachment; filename=certidao-casamento.pdf')
    const [theirs, missing] = [await nelson.open(arquivo), await nelson.open(randomUUID())]
    const { requestId: _, ...told } = theirs.problem as unknown as Record<string, unknown>
    expect([theirs.status, told]).toEqual([missing.status, expect.objectContaining({ status: 404 })])
    expect(theirs.problem.detail).toBe(missing.problem.detail)
  })

  it('asks an attendant for a reason, which the person reads', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const { arquivo: idDocumento } = await ana.sent()
    const token = await test.signIn(DemoCpf.marta)
    const open = () => test.call(arquivoDocumentoEnviado, { params: { idDocumento }, token })
    const refused = await open()
    expect([refused.status, refused.problem.detail]).toEqual([
      403,
      'Diga por que você precisa ver este documento antes de abri-lo.',
    ])
    const short = await test.call(informarMotivoDocumento, { token, body: { idDocumento, motivo: 'ver' } })
    expect(short.status).toBe(422)
    await test.call(informarMotivoDocumento, { token, body: { idDocumento, motivo: reason } })
    expect((await open()).bytes.equals(pdf)).toBe(true)
    const { idPessoa } = ana.params
    const read = await test.call(retornarQuemAcessou, { params: { idPessoa }, token: ana.token })
    const [newest] = read.answer.acessos
    expect(newest?.atendente.nome).toBe('Marta Siqueira')
    expect(newest?.alteracoes.map(({ descricao }) => descricao)).toEqual([
      `Abriu um documento enviado. Motivo: ${reason}`,
    ])
  })

  it('asks again after half an hour, for another document, and of another attendant', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const [one, other] = [(await ana.sent()).arquivo, (await ana.sent()).arquivo]
    const [marta, luiz] = [await test.signIn(DemoCpf.marta), await test.signIn(DemoCpf.luiz)]
    await test.call(informarMotivoDocumento, {
      token: marta,
      body: { idDocumento: one, motivo: reason },
    })
    const status = async (idDocumento: string, token: string) =>
      (await test.call(arquivoDocumentoEnviado, { params: { idDocumento }, token })).status
    expect([await status(one, marta), await status(other, marta), await status(one, luiz)]).toEqual([
      200, 403, 403,
    ])
    test.clock.advance(31 * 60)
    const later = await test.signIn(DemoCpf.marta)
    expect(await status(one, later)).toBe(403)
  })

  it('lets go of a document whose request came to nothing after its days', async () => {
    const ana = await asPerson(DemoCpf.ana)
    const { arquivo } = await ana.sent()
    await test.database
      .update(files)
      .set({ retainedUntil: new Date(test.clock.now().getTime() - 1000) })
      .where(eq(files.publicId, arquivo))
    expect((await ana.open(arquivo)).status).toBe(404)
    expect((await ana.listed()).map(({ id }) => id)).not.toContain(arquivo)
  })
})

describe('retornarDocumentosEmitidos', () => {
  const issuedTo = async (cpf: string, idPlano = 1) => {
    const { params, token } = await asPerson(cpf, idPlano)
    return (await test.call(retornarDocumentosEmitidos, { params, token })).answer.documentos
  }

  it('gathers what there is of a person in benefit, newest first', async () => {
    const documents = await issuedTo(DemoCpf.carlos)
    const kinds = new Set(documents.map(({ tipo }) => tipo))
    expect([...kinds]).toEqual(
      expect.arrayContaining(['contracheque', 'comprovante-rendimentos', 'extrato', 'solicitacao']),
    )
    const days = documents.map(({ data }) => data)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(documents.find(({ tipo }) => tipo === 'contracheque')).toMatchObject({
      referencia: expect.stringMatching(/^\d{4}-\d{2}$/),
      ano: expect.any(Number),
    })
  })

  it('has no pay slip of who contributes, and the receipt of each request under its protocol', async () => {
    const documents = await issuedTo(DemoCpf.ana)
    expect(documents.filter(({ tipo }) => tipo === 'contracheque')).toEqual([])
    const receipts = documents.filter(({ tipo }) => tipo === 'solicitacao')
    expect(receipts.length).toBeGreaterThan(0)
    for (const { protocolo, referencia } of receipts)
      expect([protocolo, referencia]).toEqual([
        expect.stringMatching(/^\d{4}\.\d{7}$/),
        expect.stringMatching(/^\d+$/),
      ])
  })
})
