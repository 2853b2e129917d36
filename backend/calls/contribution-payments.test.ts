import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  arquivoBoleto,
  cancelarContribuicaoGerada,
  gerarContribuicao,
  retornarContribuicaoGerada,
  retornarContribuicoesGeradas,
} from '#contract/collection/contribution-payments.ts'
import { isValidPixCode } from '#domain/collection/pix/br-code.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { contributionPayments, slipCollection } from '../database/schema/contribution-payments.ts'
import { databasePurpose } from '../database/schema/entity.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

/** The line of the regulation's worked example. */
const WORKED_LINE = '34191.09008 00000.160051 71234.570001 1 16560000012208'

async function asPerson(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const params = { idPessoa, idPlano }
  return {
    token,
    params,
    list: () => test.call(retornarContribuicoesGeradas, { params, token }),
    one: (idContribuicao: number) =>
      test.call(retornarContribuicaoGerada, { params: { ...params, idContribuicao }, token }),
    file: (idContribuicao: number) =>
      test.call(arquivoBoleto, { params: { ...params, idContribuicao }, token }),
    issue: (values: Record<string, unknown>) =>
      test.call(gerarContribuicao, {
        body: { ...params, chaveEnvio: randomUUID(), formaPagamento: 2, ...values },
        token,
      }),
    cancel: (idContribuicao: number) =>
      test.call(cancelarContribuicaoGerada, { body: { ...params, idContribuicao }, token }),
  }
}

async function countPayments(): Promise<number> {
  const [row] = await test.database.select({ all: count() }).from(contributionPayments)
  return row?.all ?? -1
}

describe('what Eduardo has to pay', () => {
  it('is one overdue slip with its charges to the cent, and one that is open', async () => {
    const eduardo = await asPerson(DemoCpf.eduardo, 1)
    const { proxima, contribuicoes } = (await eduardo.list()).answer
    const [open, paid, overdue] = contribuicoes
    expect(open).toMatchObject({ competencia: '2026-12', situacao: 'aberta', valor: 407.19, encargos: null })
    expect(paid).toMatchObject({ competencia: '2026-11', situacao: 'paga', linhaFormatada: null })
    expect(overdue).toMatchObject({
      competencia: '2026-10',
      situacao: 'vencida',
      pagavelAte: '2026-10-13',
      valor: 407.19,
      encargos: {
        dias: 32,
        correcao: 1.34,
        multa: 8.17,
        juros: 4.36,
        total: 421.06,
        fatorCorrecao: '1.0033',
        correcaoDe: '2026-10',
        correcaoAte: '2026-10',
      },
    })
    expect(proxima).toEqual({
      finalidade: 'autopatrocinio',
      competencia: '2026-12',
      vencimento: '2026-12-10',
      pagavelAte: '2026-12-10',
      ultimoDiaEmissao: 5,
      valor: 407.19,
      valorFixo: true,
      valorMinimo: 0,
      parcelas: [
        { parte: 'basica', valor: 201.58 },
        { parte: 'patrocinadora', valor: 201.58 },
        { parte: 'taxa', valor: 4.03 },
      ],
      impedimento: 'ja-gerada',
      idImpedimento: open?.id,
    })
  })

  it('asks by PIX for what is owed today, charges included', async () => {
    const eduardo = await asPerson(DemoCpf.eduardo, 1)
    const overdue = (await eduardo.list()).answer.contribuicoes[2]
    const { boleto, pagador } = (await eduardo.one(overdue?.id ?? 0)).answer
    expect(boleto?.pix.valor).toBe(421.06)
    expect(boleto?.pix.codigo).toContain('5406421.06')
    expect(isValidPixCode(boleto?.pix.codigo ?? '')).toBe(true)
    expect(pagador).toEqual({ nome: 'Eduardo Prates', cpf: '***.654.321-**' })
  })

  it('stays the same when it is issued again, with the amount that is owed and no other', async () => {
    const eduardo = await asPerson(DemoCpf.eduardo, 1)
    const before = await countPayments()
    expect((await eduardo.issue({ valorContribuicao: 407.19 })).problem).toMatchObject({ status: 409 })
    const open = (await eduardo.list()).answer.contribuicoes[0]
    const recorded = await recording(test)
    expect((await eduardo.cancel(open?.id ?? 0)).status).toBe(200)
    expect(await recorded('contribution-payment.cancelled')).toEqual([eduardo.params.idPessoa])
    expect((await eduardo.issue({ valorContribuicao: 100 })).problem.campos).toEqual({
      valorContribuicao: expect.stringContaining('fixo'),
    })
    expect(await countPayments()).toBe(before)
    expect((await eduardo.issue({ valorContribuicao: 407.19 })).answer).toMatchObject({
      situacao: 'aberta',
      valor: 407.19,
    })
  })

  it('can not be cancelled once overdue or paid', async () => {
    const eduardo = await asPerson(DemoCpf.eduardo, 1)
    const { contribuicoes } = (await eduardo.list()).answer
    const idOf = (situacao: string) => contribuicoes.find((one) => one.situacao === situacao)?.id ?? 0
    expect((await eduardo.cancel(idOf('vencida'))).problem).toMatchObject({ status: 409 })
    expect((await eduardo.cancel(idOf('paga'))).problem).toMatchObject({ status: 409 })
    expect((await eduardo.cancel(idOf('cancelada'))).problem).toMatchObject({ status: 409 })
  })
})

describe('Ana’s slips', () => {
  it('begin with the line of the worked example, on screen and on paper', async () => {
    const ana = await asPerson(DemoCpf.ana, 4)
    const open = (await ana.list()).answer.contribuicoes[0]
    expect(open).toMatchObject({ valor: 122.08, vencimento: '2026-12-10', linhaFormatada: WORKED_LINE })
    const { boleto } = (await ana.one(open?.id ?? 0)).answer
    expect(boleto).toMatchObject({
      nossoNumero: '109/00000001-6',
      codigoBarras: '34191165600000122081090000000160057123457000',
      linhaDigitavel: WORKED_LINE.replaceAll(/\D/g, ''),
    })
    expect(boleto?.pix.codigo).toContain('DEMONSTRACAO NAO PAGAR')
    const { bytes, headers } = await ana.file(open?.id ?? 0)
    expect(headers.get('content-disposition')).toContain('boleto_2026-12-10.pdf')
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const text = (await extractText(pdf, { mergePages: true })).text.replaceAll('\u00a0', ' ')
    expect((await pdf.getMarkInfo())?.Marked).toBe(true)
    for (const said of [WORKED_LINE, 'R$ 122,08', '10/12/2026', '529.982.247-25', 'não pague']) {
      expect(text).toContain(said)
    }
  })

  it('are called no demonstration by a real fund, on screen, in the PIX code and on paper', async () => {
    const ana = await asPerson(DemoCpf.ana, 4)
    const id = (await ana.list()).answer.contribuicoes[0]?.id ?? 0
    await test.database.update(databasePurpose).set({ purpose: 'entity' })
    try {
      const { boleto } = (await ana.one(id)).answer
      expect(boleto).toMatchObject({ demonstracao: false })
      expect(boleto?.pix.codigo).not.toContain('NAO PAGAR')
      const pdf = await getDocumentProxy(new Uint8Array((await ana.file(id)).bytes))
      expect((await extractText(pdf, { mergePages: true })).text).not.toMatch(/não pague|nao pagar/i)
    } finally {
      await test.database.update(databasePurpose).set({ purpose: 'demonstration' })
    }
  })

  it('are issued for an amount of her own, once under a key, with a number of their own', async () => {
    const ana = await asPerson(DemoCpf.ana, 4)
    const first = (await ana.list()).answer.contribuicoes[0]
    expect((await ana.issue({ valorContribuicao: 250 })).problem.detail).toContain('já foi gerada')
    await ana.cancel(first?.id ?? 0)
    const before = await countPayments()
    const wrong = await ana.issue({ valorContribuicao: 122.07, formaPagamento: 5 })
    expect(Object.keys(wrong.problem.campos ?? {}).toSorted()).toEqual([
      'agencia',
      'conta',
      'valorContribuicao',
    ])
    expect((await ana.issue({ valorContribuicao: 200.001 })).status).toBe(422)
    expect(await countPayments()).toBe(before)

    const chaveEnvio = randomUUID()
    const issued = (await ana.issue({ valorContribuicao: 300, chaveEnvio })).answer
    expect(issued).toMatchObject({ situacao: 'aberta', valor: 300, vencimento: '2026-12-10' })
    expect((await ana.issue({ valorContribuicao: 300, chaveEnvio })).answer).toEqual(issued)
    expect((await ana.issue({ valorContribuicao: 301, chaveEnvio })).problem.codigo).toBe('chave-ja-usada')
    expect(await countPayments()).toBe(before + 1)
    const numbers = await test.database
      .select({ number: contributionPayments.slipNumber })
      .from(contributionPayments)
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length)
    const audited = await test.database
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(issued.id)))
    expect(audited).toContainEqual({ action: 'contribution-payment.issued' })
  })

  it('take a debit instead, which has no codes and no document', async () => {
    const ana = await asPerson(DemoCpf.ana, 4)
    const open = (await ana.list()).answer.contribuicoes.find(({ situacao }) => situacao === 'aberta')
    await ana.cancel(open?.id ?? 0)
    const debit = { valorContribuicao: 150, formaPagamento: 5, agencia: '0057', conta: '12345-7' }
    expect((await ana.issue({ ...debit, banco: 237 })).problem.campos).toHaveProperty('banco')
    const { id, boleto, debito, linhaFormatada } = (await ana.issue({ ...debit, banco: 341 })).answer
    expect({ boleto, linhaFormatada }).toEqual({ boleto: null, linhaFormatada: null })
    expect(debito).toEqual({ banco: '341', agencia: '0057', conta: '12345-7' })
    expect((await ana.file(id)).status).toBe(404)
  })

  it('are one when two are asked for at once', async () => {
    const ana = await asPerson(DemoCpf.ana, 4)
    const open = (await ana.list()).answer.contribuicoes.find(({ situacao }) => situacao === 'aberta')
    await ana.cancel(open?.id ?? 0)
    const both = await Promise.all([200, 210].map((valorContribuicao) => ana.issue({ valorContribuicao })))
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })

  it('fall due this month when they are asked for up to day 5', async () => {
    const ana = await asPerson(DemoCpf.ana, 4)
    test.clock.set(new Date('2027-01-04T12:00:00-03:00'))
    const token = await test.signIn(DemoCpf.ana)
    const { proxima } = (await test.call(retornarContribuicoesGeradas, { params: ana.params, token })).answer
    test.clock.set(TEST_NOW)
    expect(proxima).toMatchObject({ vencimento: '2027-01-10', pagavelAte: '2027-01-11', impedimento: null })
  })
})

describe('who may', () => {
  it('not: where contributions come off the pay, in benefit, suspended', async () => {
    const people = [
      [DemoCpf.ana, 1],
      [DemoCpf.helena, 7],
      [DemoCpf.carlos, 1],
      [DemoCpf.nelson, 4],
    ] as const
    for (const [cpf, plan] of people) {
      const person = await asPerson(cpf, plan)
      expect((await person.list()).problem.codigo).toBe('servico-indisponivel-para-situacao')
      expect((await person.issue({ valorContribuicao: 200 })).problem.codigo).toBe(
        'servico-indisponivel-para-situacao',
      )
    }
  })

  it('the service desk reads and does not issue; somebody else does neither', async () => {
    const eduardo = await asPerson(DemoCpf.eduardo, 1)
    const [open] = (await eduardo.list()).answer.contribuicoes
    const body = { ...eduardo.params, chaveEnvio: randomUUID(), formaPagamento: 2, valorContribuicao: 407.19 }
    const before = await countPayments()
    const karina = await test.signIn(DemoCpf.karina)
    expect(
      (await test.call(retornarContribuicoesGeradas, { params: eduardo.params, token: karina })).status,
    ).toBe(200)
    expect((await test.call(gerarContribuicao, { body, token: karina })).status).toBe(403)
    const ana = await asPerson(DemoCpf.ana, 4)
    expect(
      (await test.call(retornarContribuicoesGeradas, { params: eduardo.params, token: ana.token })).status,
    ).toBe(404)
    expect((await test.call(gerarContribuicao, { body, token: ana.token })).status).toBe(404)
    expect((await ana.one(open?.id ?? 0)).status).toBe(404)
    expect((await ana.file(open?.id ?? 0)).status).toBe(404)
    expect((await ana.cancel(open?.id ?? 0)).status).toBe(404)
    expect(await countPayments()).toBe(before)
  })
})

describe('a fund that has not told how it collects', () => {
  it('issues no slip to Ana, says why, and writes nothing', async () => {
    const ana = await asPerson(DemoCpf.ana, 4)
    for (const { id, situacao } of (await ana.list()).answer.contribuicoes)
      if (situacao === 'aberta') await ana.cancel(id)
    const [kept] = await test.database.delete(slipCollection).returning()
    const before = await countPayments()
    const refused = await ana.issue({ valorContribuicao: 250 })
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('conta de cobrança'),
    ])
    expect(await countPayments()).toBe(before)
    if (kept) await test.database.insert(slipCollection).values(kept)
    expect((await ana.issue({ valorContribuicao: 250 })).status).toBe(200)
  })
})
