import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cancelarContribuicaoGerada,
  gerarContribuicao,
  retornarContribuicaoGerada,
} from '#contract/collection/contribution-payments.ts'
import {
  arquivoDebitos,
  gerarArquivoDebitos,
  retornarDebitos,
} from '#contract/payment-clearings/debit-files.ts'
import {
  confirmarBaixa,
  enviarArquivoRetorno,
  retornarBaixa,
} from '#contract/payment-clearings/payment-clearings.ts'
import { ownMark } from '#domain/payment-clearings/debit-files/write-debit-file.ts'
import {
  type DebitAnswer,
  writeDebitReturn,
} from '#domain/payment-clearings/debit-files/write-debit-return.fixtures.ts'
import { contributionPayments, slipCollection } from '../database/schema/contribution-payments.ts'
import { debitFiles } from '../database/schema/debit-files.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
let karina: string
let luiz: string
let joana: string
let idPessoa: number

beforeAll(async () => {
  test = await startTestApi()
  karina = await test.signIn(DemoCpf.karina)
  luiz = await test.signIn(DemoCpf.luiz)
  joana = await test.signIn(DemoCpf.joana)
  idPessoa = await test.personId(DemoCpf.joana)
})
afterAll(() => test.close())

/** Joana's contribution, to be debited from her account. */
async function issueDebit(valorContribuicao = 300) {
  const account = { formaPagamento: 5 as const, agencia: '0057', conta: '12345-7', banco: 341 }
  const body = { idPessoa, idPlano: 4, chaveEnvio: randomUUID(), valorContribuicao, ...account }
  return (await test.call(gerarContribuicao, { token: joana, body })).answer
}

const cancel = (idContribuicao: number) =>
  test.call(cancelarContribuicaoGerada, {
    token: joana,
    body: { idPessoa, idPlano: 4, idContribuicao },
  })

const debits = async () => (await test.call(retornarDebitos, { token: karina })).answer

async function write(over: Record<string, unknown> = {}, token = karina) {
  const { aPedir } = await debits()
  return test.call(gerarArquivoDebitos, { token, body: { ...aPedir, ...over } })
}

async function linesOf(idArquivo: number): Promise<string[]> {
  const { bytes } = await test.call(arquivoDebitos, { params: { idArquivo }, token: karina })
  return bytes.toString('latin1').split('\r\n')
}

let nextNumber = 1
async function answered(answers: readonly DebitAnswer[], agreement = '005700012345') {
  const content = writeDebitReturn({ agreement, writtenOn: '2026-12-11', number: nextNumber++, answers })
  const file = { field: 'arquivo', content: Buffer.from(content, 'latin1'), name: 'DEB.RET' }
  return test.call(enviarArquivoRetorno, { token: karina, file })
}

async function confirmed(idBaixa: number) {
  const { resumo } = (await test.call(retornarBaixa, { params: { idBaixa }, token: luiz })).answer
  const body = { idBaixa, liquidam: resumo.liquidam, valor: resumo.valor }
  return (await test.call(confirmarBaixa, { token: luiz, body })).answer
}

const paymentOf = async (id: number) =>
  (await test.database.select().from(contributionPayments).where(eq(contributionPayments.id, id)))[0]

describe('debits', () => {
  it('are asked for once, taken back where they were cancelled since, and the file stays as it was written', async () => {
    expect((await write()).problem).toMatchObject({
      status: 409,
      detail: 'Não há débito a pedir ao banco agora.',
    })
    const first = await issueDebit()
    expect(await debits()).toMatchObject({
      temConvenio: true,
      aPedir: { debitos: 1, valor: 300, cancelamentos: 0 },
      arquivos: [],
    })
    expect((await write({ valor: 299 })).problem).toMatchObject({ codigo: 'versao-desatualizada' })
    const { id } = (await write()).answer
    const [header, entry, trailer] = await linesOf(id)
    expect(header).toMatch(/^A1005700012345 {8}.{20}341BANCO ITAU {10}2026111100000105DEBITO AUTOMATICO/)
    expect(entry).toContain(`0057        1234572026121000000000003000003${ownMark(first.id)}`)
    expect(trailer).toMatch(/^Z00000300000000000030000/)

    expect((await write()).problem.status).toBe(409)
    expect(await test.database.$count(debitFiles)).toBe(1)
    await cancel(first.id)
    expect((await debits()).aPedir).toEqual({ debitos: 0, valor: 0, cancelamentos: 1 })
    const second = await issueDebit(450)
    expect((await debits()).aPedir).toEqual({ debitos: 1, valor: 450, cancelamentos: 1 })
    const next = (await write()).answer
    const [, asked, taken] = await linesOf(next.id)
    expect([asked?.at(-1), taken?.at(-1)]).toEqual(['0', '1'])
    expect(asked).toContain(ownMark(second.id))
    expect(taken).toContain(ownMark(first.id))
    expect((await debits()).arquivos).toMatchObject([
      { numero: 2, debitos: 1, valor: 450, cancelamentos: 1, geradoPor: 'Karina Alves' },
      { numero: 1, debitos: 1, valor: 300, cancelamentos: 0 },
    ])
    expect(await linesOf(id)).toEqual([header, entry, trailer, ''])
    await cancel(second.id)
    await write()
  })

  it('of which two attendants ask at once are asked for once', async () => {
    const { id } = await issueDebit()
    const outcomes = await Promise.all([write(), write({}, luiz)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await cancel(id)
    await write()
  })

  it('that nobody asked for in time are told, and never asked for', async () => {
    const { id } = await issueDebit()
    const dueOn = (dueDate: string) =>
      test.database.update(contributionPayments).set({ dueDate }).where(eq(contributionPayments.id, id))
    await dueOn('2026-11-11')
    expect(await debits()).toMatchObject({ aPedir: { debitos: 0 }, foraDoPrazo: 1 })
    await dueOn('2026-12-10')
    await cancel(id)
  })

  it('are not asked for without an agreement, nor by who may not', async () => {
    await test.database.update(slipCollection).set({ debitAgreement: null })
    const refused = await test.call(gerarArquivoDebitos, {
      token: karina,
      body: { debitos: 1, valor: 1, cancelamentos: 0 },
    })
    expect(refused.problem).toMatchObject({ status: 409, detail: expect.stringContaining('convênio') })
    await test.database.update(slipCollection).set({ debitAgreement: '005700012345' })
    expect((await test.call(retornarDebitos, { token: joana })).problem.status).toBe(403)
    expect((await test.call(arquivoDebitos, { params: { idArquivo: 1 }, token: joana })).problem.status).toBe(
      403,
    )
    const none = { params: { idArquivo: 2_000_000 }, token: karina }
    expect((await test.call(arquivoDebitos, none)).problem.status).toBe(404)
  })
})

describe('a return file of debits', () => {
  it('clears what was debited, as a slip that was paid', async () => {
    const { id } = await issueDebit()
    await write()
    const day = { day: '2026-11-11', amount: 300 }
    const sent = await answered([
      { contributionId: id, answer: '00', ...day },
      { contributionId: id, answer: '00', ...day },
      { contributionId: 2_000_000_000, answer: '00', ...day },
    ])
    const before = (await test.call(retornarBaixa, { params: { idBaixa: sent.answer.id }, token: luiz }))
      .answer
    expect(before).toMatchObject({ formato: 'debit150', resumo: { liquidam: 1, semBaixa: 2, lancado: 900 } })
    expect(before.linhas.map(({ resultado, contribuicao }) => [resultado, contribuicao?.nome])).toEqual([
      ['cleared', 'Joana Prado'],
      ['twice-in-file', 'Joana Prado'],
      ['unknown', undefined],
    ])
    expect(await confirmed(sent.answer.id)).toMatchObject({ situacao: 'confirmada' })
    expect(await paymentOf(id)).toMatchObject({ paidOn: '2026-11-11', paidAmount: 300 })
  })

  it('turns what was refused into a slip, and tells the person why', async () => {
    const own = await eduardosDebit()
    const sent = await answered([{ contributionId: own, answer: '01', day: '2026-12-10', amount: 407.19 }])
    const eduardo = await test.personId(DemoCpf.eduardo)
    const told = await notifiedWhile(test, eduardo, async () => {
      expect((await confirmed(sent.answer.id)).linhas).toMatchObject([
        { resultado: 'no-payment', ocorrencia: '01', movimento: 'rejected' },
      ])
    })
    expect(told.titles).toEqual(['O débito não foi feito'])
    expect(told.emails.map(({ template }) => template)).toEqual(['debito_recusado'])
    const row = await paymentOf(own)
    expect(row).toMatchObject({
      method: 2,
      debitAccount: null,
      paidOn: null,
      slipNumber: expect.stringMatching(/^\d{8}$/),
    })
    const token = await test.signIn(DemoCpf.eduardo)
    const params = { idPessoa: eduardo, idPlano: 1, idContribuicao: own }
    const { answer } = await test.call(retornarContribuicaoGerada, { params, token })
    expect(answer).toMatchObject({ formaPagamento: 2, debito: null, boleto: expect.anything() })
    // The same answer again finds a slip, and turns nothing.
    const again = await answered([{ contributionId: own, answer: '01', day: '2026-12-10', amount: 407.19 }])
    await confirmed(again.answer.id)
    expect(await paymentOf(own)).toEqual(row)
  })

  it('of another agreement is refused', async () => {
    expect((await answered([], '999')).problem.campos?.['arquivo']).toContain('outro convênio')
  })
})

/** A contribution of Eduardo's that was to be debited, which the bank was asked for. */
async function eduardosDebit(): Promise<number> {
  const token = await test.signIn(DemoCpf.eduardo)
  const eduardo = { idPessoa: await test.personId(DemoCpf.eduardo), idPlano: 1 }
  const [open] = await test.database
    .select()
    .from(contributionPayments)
    .where(eq(contributionPayments.competence, '2026-12'))
    .then((rows) => rows.filter(({ amount, paidOn }) => amount === 407.19 && paidOn === null))
  const body = { ...eduardo, idContribuicao: open?.id ?? 0 }
  await test.call(cancelarContribuicaoGerada, { token, body })
  const account = { formaPagamento: 5 as const, agencia: '0057', conta: '12345-7', banco: 341 }
  const issued = await test.call(gerarContribuicao, {
    token,
    body: { ...eduardo, chaveEnvio: randomUUID(), valorContribuicao: 407.19, ...account },
  })
  await write()
  return issued.answer.id
}
