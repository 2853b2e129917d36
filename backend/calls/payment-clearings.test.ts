import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gerarContribuicao, retornarContribuicaoGerada } from '#contract/collection/contribution-payments.ts'
import {
  confirmarBaixa,
  descartarBaixa,
  enviarArquivoRetorno,
  prepararBaixaManual,
  procurarContribuicoesAPagar,
  retornarBaixa,
  retornarBaixas,
} from '#contract/payment-clearings/payment-clearings.ts'
import { retornarExtrato, retornarPosicaoExtrato } from '#contract/statement/statement.ts'
import { SLIP_LAYOUTS } from '#domain/payment-clearings/bank-return.ts'
import {
  type WrittenLine,
  type WrittenReturn,
  writeBankReturn,
} from '#domain/payment-clearings/write-return.fixtures.ts'
import { quotasOf } from '#domain/quotas.ts'
import { sqlStateOf } from '../database/errors.ts'
import { contributionPayments } from '../database/schema/contribution-payments.ts'
import { ledgerEntries, quotaValues } from '../database/schema/ledger.ts'
import { paymentClearings } from '../database/schema/payment-clearings.ts'
import { planLinks } from '../database/schema/plans.ts'
import { proveBalances } from '../ledger/prove-balances.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { paidLine } from '../testing/paid-line.ts'
import { performDue } from '../testing/perform-due.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

let test: TestApi
let karina: string
let luiz: string

beforeAll(async () => {
  test = await startTestApi()
  karina = await test.signIn(DemoCpf.karina)
  luiz = await test.signIn(DemoCpf.luiz)
})
afterAll(() => test.close())

type Payment = typeof contributionPayments.$inferSelect

/** Eduardo's contributions by their month. */
async function eduardos(): Promise<Map<string, Payment>> {
  const rows = await test.database
    .select({ payment: contributionPayments })
    .from(contributionPayments)
    .innerJoin(planLinks, eq(planLinks.id, contributionPayments.linkId))
    .where(eq(planLinks.enrolment, '100990'))
  return new Map(rows.map(({ payment }) => [payment.competence, payment]))
}

async function eduardosOf(month: string): Promise<Payment> {
  const payment = (await eduardos()).get(month)
  if (!payment) throw new Error(`Eduardo has no contribution of ${month}`)
  return payment
}

const lineOf = (payment: Payment, over: Partial<WrittenLine> = {}) =>
  paidLine(payment, { occurredOn: '2026-11-10', creditOn: '2026-11-11', ...over })

let nextNumber = 1
function contentOf(lines: readonly WrittenLine[], over: Partial<WrittenReturn> = {}): Buffer {
  const account = { agency: '0057', account: '12345', writtenOn: '2026-11-11', number: nextNumber++ }
  return Buffer.from(writeBankReturn({ layout: 'cnab400', ...account, lines, ...over }), 'latin1')
}

const send = (content: Buffer, token = karina) =>
  test.call(enviarArquivoRetorno, { token, file: { field: 'arquivo', content, name: 'CN111126.RET' } })
const read = (idBaixa: number, token = luiz) => test.call(retornarBaixa, { params: { idBaixa }, token })

async function prepared(lines: readonly WrittenLine[], over: Partial<WrittenReturn> = {}): Promise<number> {
  return (await send(contentOf(lines, over))).answer.id
}

async function confirm(idBaixa: number, token = luiz) {
  const { resumo } = (await read(idBaixa, token)).answer
  return test.call(confirmarBaixa, {
    token,
    body: { idBaixa, liquidam: resumo.liquidam, valor: resumo.valor },
  })
}

/** A slip that waits for its money, issued for Joana. */
async function openSlip(): Promise<Payment> {
  const token = await test.signIn(DemoCpf.joana)
  const idPessoa = await test.personId(DemoCpf.joana)
  const waiting = () =>
    test.database
      .select({ payment: contributionPayments })
      .from(contributionPayments)
      .innerJoin(planLinks, eq(planLinks.id, contributionPayments.linkId))
      .where(and(eq(planLinks.personId, idPessoa), isNull(contributionPayments.paidOn)))
  const body = {
    idPessoa,
    idPlano: 4,
    chaveEnvio: randomUUID(),
    formaPagamento: 2 as const,
    valorContribuicao: 300,
  }
  if ((await waiting()).length === 0) await test.call(gerarContribuicao, { token, body })
  const [open] = await waiting()
  if (!open) throw new Error('Joana has no slip')
  return open.payment
}

const entriesOf = (payment: Payment) =>
  test.database
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.causeId, String(payment.id)))
    .orderBy(ledgerEntries.id)

const manual = (payment: Payment, over: Record<string, unknown> = {}) => ({
  chaveEnvio: randomUUID(),
  idContribuicao: payment.id,
  pagaEm: '2026-11-10',
  valor: payment.amount,
  motivo: 'Pagamento por transferência, comprovante conferido.',
  ...over,
})

describe('a return file', () => {
  it('says what it would do before it does anything', async () => {
    const [october, paid, december] = [
      await eduardosOf('2026-10'),
      await eduardosOf('2026-11'),
      await eduardosOf('2026-12'),
    ]
    const before = await test.database.$count(ledgerEntries)
    const id = await prepared([
      // 31 days: 408.53 corrected by INPC, fine 8.17, interest 4.22.
      lineOf(october, { paidAmount: 420.92 }),
      lineOf(paid),
      lineOf(december, { paidAmount: 400 }),
      lineOf(december, { slipNumber: '99999999' }),
      lineOf(december, { occurrence: '09', paidAmount: 0 }),
      lineOf(december, { occurrence: '07', paidAmount: 0, receivedAmount: 197.9, feeAmount: 2.1 }),
      lineOf(december, { occurrence: '09', paidAmount: 0, receivedAmount: 2.1, feeAmount: 2.1 }),
    ])
    const { linhas, resumo, situacao, impedimento } = (await read(id)).answer
    expect(linhas.map(({ resultado, esperado }) => [resultado, esperado])).toEqual([
      ['cleared', 420.92],
      ['already-paid', 407.19],
      ['other-amount', 407.19],
      ['unknown', null],
      ['no-payment', null],
      ['other-money', null],
      ['bank-fee', null],
    ])
    expect(linhas[0]).toMatchObject({
      linha: 2,
      encargos: 13.73,
      contribuicao: { nome: 'Eduardo Prates', cpf: '***.654.321-**', competencia: '2026-10' },
    })
    expect(resumo).toEqual({
      linhas: 7,
      liquidam: 1,
      valor: 420.92,
      recebido: 420.92,
      encargos: 13.73,
      debitosRecusados: 0,
      semBaixa: 4,
      valorSemBaixa: 1412.28,
      tarifasAvulsas: 2.1,
      lancado: 1835.3,
    })
    expect({ situacao, impedimento }).toEqual({ situacao: 'pendente', impedimento: null })
    expect((await read(id, karina)).answer.impedimento).toBe('preparou')
    expect(await test.database.$count(ledgerEntries)).toBe(before)
    expect((await eduardosOf('2026-10')).paidOn).toBeNull()
    await test.call(descartarBaixa, { token: karina, body: { idBaixa: id, motivo: 'Arquivo de teste.' } })
  })

  it('is refused with the line at fault, and nothing of it is kept', async () => {
    const content = contentOf([lineOf(await eduardosOf('2026-10'))])
    const before = await test.database.$count(paymentClearings)
    const broken = Buffer.from(content.toString('latin1').replace('00000040719', '0000004071X'), 'latin1')
    expect((await send(broken)).problem.campos).toEqual({
      arquivo: expect.stringContaining('Linha 2: não dá para ler um valor.'),
    })
    const refused = async (sent: Buffer) => (await send(sent)).problem.campos?.['arquivo']
    expect(await refused(contentOf([], { agency: '1234' }))).toContain('outra conta')
    const told = content.toString('latin1')
    const choose =
      'Nada foi gravado. Escolha o arquivo de retorno do banco: de boletos (CNAB 400 ou 240) ou de débitos (150 posições).'
    expect(await refused(Buffer.from('%PDF-1.7 nada'))).toBe(`Este arquivo parece ser um PDF. ${choose}`)
    expect(await refused(Buffer.from(told.replace('02RETORNO', '01REMESSA')))).toContain('arquivo de remessa')
    expect(await refused(Buffer.from(told.replace(`${' '.repeat(39)}341`, `${' '.repeat(39)}237`)))).toBe(
      `Este arquivo é do banco Bradesco (237). Os boletos são pagos no Itaú (341). ${choose}`,
    )
    expect(await refused(Buffer.from(told.replace(' 000002', '000002')))).toContain(
      'Linha 2: falta um pedaço (tem 399 caracteres em vez de 400). Nada foi gravado. Baixe o arquivo de novo',
    )
    expect(await test.database.$count(paymentClearings)).toBe(before)
  })

  it('settles Eduardo’s overdue slip: Karina sends it, Luiz confirms, and it is in his statement to the cent', async () => {
    const october = await eduardosOf('2026-10')
    // 18 days: fine 2% 8.14, interest 1% × 18/30 2.44; no index within the month.
    const line = lineOf(october, { paidAmount: 417.77, occurredOn: '2026-10-28', creditOn: '2026-10-29' })
    const content = contentOf([line], { layout: 'cnab240' })
    const id = (await send(content)).answer.id
    expect((await confirm(id, karina)).problem.status).toBe(403)

    const recorded = await recordingActs(test)
    const eduardo = await test.personId(DemoCpf.eduardo)
    const told = await notifiedWhile(test, eduardo, async () => {
      expect((await confirm(id)).answer).toMatchObject({
        situacao: 'confirmada',
        resumo: { liquidam: 1, encargos: 10.58 },
      })
    })
    expect(told.titles).toEqual(['Contribuição paga'])
    expect(told.emails.map(({ template }) => template)).toEqual(['contribuicao_paga'])
    const luizId = await test.personId(DemoCpf.luiz)
    expect(await recorded('contribution-payment.paid')).toEqual([{ by: luizId, about: eduardo }])
    expect(await recorded('payment-clearing.confirmed')).toEqual([{ by: luizId, about: null }])

    const [quota] = await test.database.select().from(quotaValues).where(eq(quotaValues.date, '2026-10-30'))
    const entries = await entriesOf(october)
    expect(
      entries.map(({ type, account, amount, date, competence }) => [type, account, amount, date, competence]),
    ).toEqual([
      ['CB', 'participant-basic', 201.58, '2026-10-30', '2026-10'],
      ['CB', 'participant-basic', 201.58, '2026-10-30', '2026-10'],
      ['CA', 'administration', 4.03, '2026-10-30', '2026-10'],
      ['CA', 'administration', 10.58, '2026-10-30', '2026-10'],
    ])
    expect(quota).toBeDefined()
    expect(entries[0]?.quotas).toBe(quotasOf('201.58', entries[0]?.unitValue ?? 1).toFixed(8))
    expect(await proveBalances(test.database)).toEqual([])

    const token = await test.signIn(DemoCpf.eduardo)
    const params = { idPessoa: eduardo, idPlano: 1 }
    const one = { params: { ...params, idContribuicao: october.id }, token }
    expect((await test.call(retornarContribuicaoGerada, one)).answer).toMatchObject({
      situacao: 'paga',
      pagaEm: '2026-10-28',
      valorPago: 417.77,
      creditadaEm: '2026-10-30',
    })
    const { linhas } = (
      await test.call(retornarExtrato, { params, query: { de: '2026-10', ate: '2026-10' }, token })
    ).answer
    expect(linhas.map(({ tipo, valor }) => [tipo, valor])).toEqual(
      expect.arrayContaining([
        ['CB', 201.58],
        ['CA', 4.03],
        ['CA', 10.58],
      ]),
    )

    // The same file again is the same clearing, and confirming it again is refused.
    expect((await send(content, luiz)).answer).toEqual({ id, repetido: true })
    const again = { idBaixa: id, liquidam: 1, valor: 417.77 }
    expect((await test.call(confirmarBaixa, { token: luiz, body: again })).problem.status).toBe(409)
    // The same line in another file changes nothing.
    const other = await prepared([line])
    expect((await read(other)).answer.linhas[0]).toMatchObject({ resultado: 'already-paid' })
    await confirm(other)
    expect(await entriesOf(october)).toHaveLength(4)
  })

  it('of a month whose quota is to come waits for it, and shows so in the statement', async () => {
    const december = await eduardosOf('2026-12')
    await confirm(await prepared([lineOf(december)]))
    expect(await entriesOf(december)).toEqual([])
    const token = await test.signIn(DemoCpf.eduardo)
    const params = { idPessoa: await test.personId(DemoCpf.eduardo), idPlano: 1 }
    const waiting = async () => (await test.call(retornarPosicaoExtrato, { params, token })).answer.aCreditar
    const december10 = { idContribuicao: december.id, competencia: '2026-12', valor: 407.19 }
    expect(await waiting()).toContainEqual({ ...december10, pagaEm: '2026-11-10', creditoEm: '2026-11-11' })

    await performDue(test.api, 'payment-credit')
    expect(await entriesOf(december)).toEqual([])
    await test.database
      .insert(quotaValues)
      .values([1, 2, 3, 4].map((profileId) => ({ profileId, date: '2026-11-30', value: '5.00000000' })))
    test.clock.set(new Date('2026-12-01T12:00:00-03:00'))
    await performDue(test.api, 'payment-credit')
    expect((await entriesOf(december)).map(({ date, amount, quotas }) => [date, amount, quotas])).toEqual([
      ['2026-11-30', 201.58, '40.31600000'],
      ['2026-11-30', 201.58, '40.31600000'],
      ['2026-11-30', 4.03, '0.00000000'],
    ])
    expect(await performDue(test.api, 'payment-credit')).toMatchObject({ done: 0 })
    test.clock.set(TEST_NOW)
    expect((await waiting()).map(({ competencia }) => competencia)).not.toContain('2026-12')
  })

  it.each([
    ['in UTF-8 with its mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['in UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    [
      'with blank lines, tabs and zero bytes',
      (text: string) => Buffer.from(`${text.replaceAll('\r\n', '\t\r\n\r\n')}\0\0`),
    ],
  ])('is taken as an editor or a gateway left it: %s', async (_, touched) => {
    const december = await eduardosOf('2026-12')
    const content = touched(
      contentOf([lineOf(december, { receivedAmount: 405.09, feeAmount: 2.1 })]).toString('latin1'),
    )
    const sent = await send(content)
    expect(sent.status).toBe(200)
    const { linhas } = (await read(sent.answer.id)).answer
    expect(linhas).toMatchObject([{ pago: 407.19, recebido: 405.09, tarifa: 2.1, somaConfere: true }])
    const idBaixa = sent.answer.id
    await test.call(descartarBaixa, { token: karina, body: { idBaixa, motivo: 'Arquivo de teste.' } })
  })

  it.each(SLIP_LAYOUTS)(
    'pays a slip with what was paid, whatever the bank kept of it: %s',
    async (layout) => {
      const open = await openSlip()
      const kept = lineOf(open, { receivedAmount: open.amount - 2.1, feeAmount: 2.1 })
      const id = await prepared([kept], { layout })
      expect((await read(id)).answer).toMatchObject({
        resumo: { liquidam: 1, valor: open.amount, encargos: 0, semBaixa: 0, recebido: open.amount - 2.1 },
        linhas: [{ resultado: 'cleared', pago: open.amount, tarifa: 2.1 }],
      })
      expect((await confirm(id)).status).toBe(200)
      const row = await test.database
        .select()
        .from(contributionPayments)
        .where(eq(contributionPayments.id, open.id))
      expect(row[0]).toMatchObject({ paidOn: '2026-11-10', paidAmount: open.amount })
      expect((await read(id)).answer).toMatchObject({
        resumo: { valor: open.amount, lancado: open.amount - 2.1 },
      })
    },
  )

  it('that brings only other money is confirmed by who looked at it, and records no payment', async () => {
    const open = await openSlip()
    const part = lineOf(open, { occurrence: '07', paidAmount: 0, receivedAmount: 100, feeAmount: 2.1 })
    const { answer } = await confirm(await prepared([part]))
    expect(answer).toMatchObject({
      situacao: 'confirmada',
      resumo: { liquidam: 0, semBaixa: 1, valorSemBaixa: 100, lancado: 100 },
    })
    expect((await openSlip()).id).toBe(open.id)
  })

  it('names a slip twice and pays it once', async () => {
    const [open] = await test.database
      .select()
      .from(contributionPayments)
      .where(eq(contributionPayments.slipNumber, '00000001'))
    const id = await prepared([lineOf(open!), lineOf(open!)])
    expect((await read(id)).answer.linhas.map(({ resultado }) => resultado)).toEqual([
      'cleared',
      'twice-in-file',
    ])
    const { answer } = await confirm(id)
    expect(answer.linhas.map(({ resultado }) => resultado)).toEqual(['cleared', 'twice-in-file'])
    expect(
      (
        await test.database.select().from(contributionPayments).where(eq(contributionPayments.id, open!.id))
      )[0],
    ).toMatchObject({
      paidOn: '2026-11-10',
      paidAmount: 122.08,
      creditedOn: null,
    })
  })
})

describe('a payment told by hand', () => {
  it('is found by name or slip number, prepared by one attendant and confirmed by another', async () => {
    const issued = await openSlip()
    const search = async (palavraChave: string) =>
      (await test.call(procurarContribuicoesAPagar, { token: karina, query: { palavraChave } })).answer
    const [found] = await search('joana')
    expect(found).toMatchObject({ id: issued.id, nome: 'Joana Prado', valor: 300 })
    expect((await search(found?.nossoNumero?.slice(4, 12) ?? '')).map(({ id }) => id)).toEqual([issued.id])

    const prepare = (over: Record<string, unknown> = {}) =>
      test.call(prepararBaixaManual, { token: karina, body: manual(issued, over) })
    expect((await prepare({ valor: 299.99 })).problem.campos).toHaveProperty('valor')
    expect((await prepare({ pagaEm: '2026-11-12' })).problem.campos).toHaveProperty('pagaEm')
    expect((await prepare({ pagaEm: '1900-01-01' })).problem.campos).toEqual({
      pagaEm: 'Nesta data ainda não havia o que pagar. Confira a data do pagamento.',
    })
    expect((await prepare({ motivo: ' ' })).problem.campos).toHaveProperty('motivo')
    expect((await prepare({ idContribuicao: 2_000_000 })).problem.campos).toHaveProperty('idContribuicao')

    const chaveEnvio = randomUUID()
    const { id } = (await prepare({ chaveEnvio })).answer
    expect((await prepare({ chaveEnvio })).answer).toEqual({ id })
    expect((await prepare({ chaveEnvio, pagaEm: '2026-11-09' })).problem.codigo).toBe('chave-ja-usada')
    expect((await confirm(id, karina)).problem.status).toBe(403)
    expect((await confirm(id)).answer).toMatchObject({ origem: 'manual', situacao: 'confirmada' })
    expect((await prepare()).problem.campos).toHaveProperty('idContribuicao')
  })
})

describe('who may', () => {
  it('never confirms what they prepared, whatever their level, and the database knows it too', async () => {
    const marta = await test.signIn(DemoCpf.marta)
    const content = contentOf([])
    const id = (await send(content, marta)).answer.id
    const refused = await test.call(confirmarBaixa, {
      token: marta,
      body: { idBaixa: id, liquidam: 0, valor: 0 },
    })
    expect(refused.problem).toMatchObject({ status: 403, detail: expect.stringContaining('outro atendente') })
    const [row] = await test.database.select().from(paymentClearings).where(eq(paymentClearings.id, id))
    await expect(
      test.database
        .update(paymentClearings)
        .set({ decision: 'confirmed', decidedBy: row!.preparedBy, decidedAt: TEST_NOW })
        .where(eq(paymentClearings.id, id)),
    ).rejects.toSatisfy((error) => sqlStateOf(error) === '23514')
  })

  it('confirms only what they saw', async () => {
    const id = await prepared([])
    const body = { idBaixa: id, liquidam: 1, valor: 10 }
    expect((await test.call(confirmarBaixa, { token: luiz, body })).problem).toMatchObject({
      status: 409,
      codigo: 'versao-desatualizada',
    })
    const gone = await test.call(descartarBaixa, { token: luiz, body: { idBaixa: id, motivo: 'Vazio.' } })
    expect(gone.answer).toMatchObject({
      situacao: 'descartada',
      motivoDescarte: 'Vazio.',
      impedimento: 'decidida',
    })
    expect(
      (await test.call(retornarBaixa, { params: { idBaixa: 2_000_000 }, token: luiz })).problem.status,
    ).toBe(404)
  })

  it('sees those that wait first', async () => {
    const { baixas, totalItems } = (await test.call(retornarBaixas, { token: karina })).answer
    expect(totalItems).toBeGreaterThan(5)
    const waits = baixas.map(({ situacao }) => situacao === 'pendente')
    expect(waits).toEqual(waits.toSorted((one, other) => Number(other) - Number(one)))
    expect(waits).toContain(true)
  })
})
