import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  confirmarBaixa,
  enviarArquivoRetorno,
  retornarBaixa,
} from '#contract/payment-clearings/payment-clearings.ts'
import { publicarRegra, salvarRascunhoRegra } from '#contract/plan-rules/plan-rules.ts'
import { type WrittenLine, writeBankReturn } from '#domain/payment-clearings/write-return.fixtures.ts'
import { contributionPayments } from '../database/schema/contribution-payments.ts'
import { planLinks } from '../database/schema/plans.ts'
import { bankFee } from '../rules/contribution-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { paidLine } from '../testing/paid-line.ts'
import { raiseLevels } from '../testing/raise-levels.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** The day on which the bank writes the files here. */
const WRITTEN_ON = '2026-11-11'
const NORTH = 'Fábrica do Norte'
const SOUTH = 'Fábrica do Sul'

type Payment = typeof contributionPayments.$inferSelect

let test: TestApi
let tokens: Record<'karina' | 'luiz' | 'marta', string>
/** Slips in HPE of people of two sponsors, and one in a plan of an association. */
let slips: Record<'ofNorth' | 'ofSouth' | 'ofAssociation', Payment>

beforeAll(async () => {
  test = await startTestApi()
  tokens = {
    karina: await test.signIn(DemoCpf.karina),
    luiz: await test.signIn(DemoCpf.luiz),
    marta: await test.signIn(DemoCpf.marta),
  }
  const ofNorth = await waiting(await linkOf(DemoCpf.eduardo))
  const { id: _, ...copied } = ofNorth
  const south = await linkOf(DemoCpf.ana)
  const [ofSouth] = await test.database
    .insert(contributionPayments)
    .values({ ...copied, linkId: south, slipNumber: '00009001', submissionKey: null })
    .returning()
  if (!ofSouth) throw new Error('the slip was not kept')
  const [ofAssociation] = await test.database
    .select()
    .from(contributionPayments)
    .where(eq(contributionPayments.slipNumber, '00000001'))
  if (!ofAssociation) throw new Error('there is no slip of the association')
  slips = { ofNorth, ofSouth, ofAssociation }
  await employedBy(ofNorth.linkId, NORTH)
  await employedBy(south, SOUTH)
})
afterAll(() => test.close())

async function linkOf(cpf: string): Promise<number> {
  const [link] = await test.database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(and(eq(planLinks.personId, await test.personId(cpf)), eq(planLinks.planId, 1)))
  if (!link) throw new Error('nobody of HPE')
  return link.id
}

async function waiting(linkId: number): Promise<Payment> {
  const [payment] = await test.database
    .select()
    .from(contributionPayments)
    .where(
      and(
        eq(contributionPayments.linkId, linkId),
        eq(contributionPayments.competence, '2026-12'),
        isNull(contributionPayments.paidOn),
      ),
    )
  if (!payment) throw new Error('nothing waits for its money')
  return payment
}

const employedBy = (linkId: number, sponsor: string) =>
  test.database.update(planLinks).set({ sponsor }).where(eq(planLinks.id, linkId))

/** A slip that was paid, of which the bank kept its fee. */
const keptOf = (payment: Payment, feeAmount: number) =>
  paidLine(payment, {
    receivedAmount: payment.amount - feeAmount,
    feeAmount,
    occurredOn: '2026-11-10',
    creditOn: WRITTEN_ON,
  })

let nextNumber = 700
async function prepared(lines: readonly WrittenLine[]): Promise<number> {
  const head = { agency: '0057', account: '12345', writtenOn: WRITTEN_ON, number: nextNumber++ }
  const content = Buffer.from(writeBankReturn({ layout: 'cnab400', ...head, lines }), 'latin1')
  const file = { field: 'arquivo', content, name: 'TARIFAS.RET' }
  return (await test.call(enviarArquivoRetorno, { token: tokens.karina, file })).answer.id
}

const read = async (idBaixa: number) =>
  (await test.call(retornarBaixa, { params: { idBaixa }, token: tokens.luiz })).answer
const feesOf = async (id: number) =>
  (await read(id)).tarifas.map(({ pagaPor, plano, patrocinadora, valor }) => [
    pagaPor,
    plano,
    patrocinadora,
    valor,
  ])
const bornBy = (bearer: 'plan' | 'sponsor', from = WRITTEN_ON) =>
  changeRule(test.database, bankFee, { id: 1 }, () => ({ bearer }), { from })

describe('the bank’s fee of a return file', () => {
  it('is of each plan until its rule says otherwise', async () => {
    const { ofNorth, ofSouth, ofAssociation } = slips
    const id = await prepared([keptOf(ofNorth, 2.1), keptOf(ofSouth, 2.35), keptOf(ofAssociation, 1.99)])
    expect(await feesOf(id)).toEqual([
      ['plano', 'HPE', null, 4.45],
      ['plano', 'MAIS_VALOR', null, 1.99],
    ])
  })

  it('is asked of each sponsor by the rule of the day of the file, and stays so whatever changes later', async () => {
    const { ofNorth, ofSouth, ofAssociation } = slips
    await bornBy('sponsor')
    const lines = [keptOf(ofNorth, 2.1), keptOf(ofSouth, 2.35), keptOf(ofAssociation, 1.99)]
    const bankFeeLine = { paidAmount: 0, receivedAmount: 0.9, feeAmount: 0.9, occurrence: '09' }
    const id = await prepared([...lines, { ...keptOf(ofNorth, 0), ...bankFeeLine, slipNumber: '99999999' }])
    const asked = [
      ['patrocinadora', 'HPE', NORTH, 2.1],
      ['patrocinadora', 'HPE', SOUTH, 2.35],
      ['plano', 'MAIS_VALOR', null, 1.99],
      [null, null, null, 0.9],
    ]
    expect(await feesOf(id)).toEqual(asked)

    await bornBy('plan')
    expect(await feesOf(id)).toEqual(asked)
    const { resumo } = await read(id)
    const body = { idBaixa: id, liquidam: resumo.liquidam, valor: resumo.valor }
    expect((await test.call(confirmarBaixa, { token: tokens.luiz, body })).status).toBe(200)
    await employedBy(ofNorth.linkId, SOUTH)
    expect(await feesOf(id)).toEqual(asked)
  })

  it('is borne by the plan on a day before its first rule', async () => {
    const day = '1970-01-01'
    const head = { agency: '0057', account: '12345', writtenOn: day, number: 1, lines: [] }
    const content = Buffer.from(writeBankReturn({ layout: 'cnab400', ...head }), 'latin1')
    const file = { field: 'arquivo', content, name: 'ANTIGO.RET' }
    const sent = await test.call(enviarArquivoRetorno, { token: tokens.karina, file })
    expect(sent.status).toBe(200)
    expect(await feesOf(sent.answer.id)).toEqual([])
  })
})

describe('who bears it', () => {
  const place = (idPlano: number) => ({ tipo: 'bank-fee', idPlano })
  const save = (token: string, idPlano: number, bearer: string) =>
    test.call(salvarRascunhoRegra, {
      token,
      body: {
        ...place(idPlano),
        versao: 0,
        regras: { bearer },
        aPartirDe: '2027-03-01',
        fonte: 'Convênio de adesão',
        nota: '',
      },
    })

  it('is set by whose level may prepare and publish what a plan contributes, and by nobody else', async () => {
    await raiseLevels(test, 'contribution-management', { edit: 2, publish: 3 })
    const participant = await test.signIn(DemoCpf.eduardo)
    expect((await save(participant, 7, 'sponsor')).problem.status).toBe(403)
    expect((await save(tokens.karina, 7, 'sponsor')).problem.codigo).toBe('sem-permissao')
    const { rascunho } = (await save(tokens.luiz, 7, 'sponsor')).answer
    const publish = (token: string) =>
      test.call(publicarRegra, { token, body: { ...place(7), versao: rascunho?.versao } })
    expect((await publish(tokens.luiz)).problem.codigo).toBe('sem-permissao')
    expect((await publish(tokens.marta)).answer.historico[0]).toMatchObject({
      desde: '2027-03-01',
      regras: { bearer: 'sponsor' },
    })
  })

  it('is never a sponsor where the plan has none, nor anybody else', async () => {
    const versao = (await save(tokens.marta, 4, 'sponsor')).answer.rascunho?.versao
    const body = { ...place(4), versao }
    expect((await test.call(publicarRegra, { token: tokens.marta, body })).problem).toMatchObject({
      status: 422,
      campos: { 'regras.bearer': 'Este plano não tem patrocinadora. Escolha o plano.' },
    })
    expect((await save(tokens.marta, 1, 'participant')).problem.campos).toEqual({
      'regras.bearer': 'Escolha quem paga a tarifa do banco.',
    })
  })
})
