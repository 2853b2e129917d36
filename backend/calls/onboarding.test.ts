import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { retornarSalario } from '#contract/contributions/contributions.ts'
import { retornarDeclaracoesPep } from '#contract/declarations/declarations.ts'
import { onboardingOver, savedElsewhere, stepRefusals } from '#contract/enrolment/onboarding.text.ts'
import {
  arquivoPrimeiroAcesso,
  enviarDadosOnboarding,
  retornarOnboarding,
} from '#contract/enrolment/onboarding.ts'
import { autenticar } from '#contract/identity/sessions.ts'
import { enviarComprovanteEndereco } from '#contract/people/addresses.ts'
import { percentagesIn, voluntaryIn } from '../database/queries/contribution-settings.ts'
import { waitingSwitch } from '../database/queries/investment-profiles.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { notifications } from '../database/schema/notifications.ts'
import { onboardingAnswers } from '../database/schema/onboardings.ts'
import { people } from '../database/schema/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { queuedEmails } from '../testing/queued-emails.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { readAddress } from '../usecases/people/addresses/read-address.ts'

let test: TestApi

const start = async () => {
  test = await startTestApi()
}
/** Tests that end or change a first access each get an API of their own. */
function startEach(): void {
  beforeEach(start)
  afterEach(() => test.close())
}

const NEW_PASSWORD = 'Nova@2026'
const paulista = {
  openTerms: true,
  foreignResident: false,
  residente_exterior: 'N',
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
}
const debit = { formaPagamento: 5, valorContribuicao: 150.5, agencia: '0057', conta: '12345-7', banco: 341 }

async function newcomer(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const target = { idPessoa, idPlano }
  const read = async () => (await test.call(retornarOnboarding, { params: target, token })).answer
  const send = (idStep: number, metadata: object = {}, more: object = {}) =>
    test.call(enviarDadosOnboarding, { body: { ...target, idStep, metadata, ...more }, token })
  /** Every question with its most daring answer. */
  const daring = async () => {
    const { versao, perguntas } = (await read()).questionario
    const best = (options: { id: string; pontos: number }[]) =>
      options.toSorted((one, other) => other.pontos - one.pontos)[0]?.id ?? ''
    return { versao, respostas: Object.fromEntries(perguntas.map(({ id, opcoes }) => [id, best(opcoes)])) }
  }
  return { token, idPessoa, target, read, send, daring }
}
const igor = () => newcomer(DemoCpf.igor, 1)
const joana = () => newcomer(DemoCpf.joana, 4)

async function linkOf(idPessoa: number) {
  const link = await test.database.query.planLinks.findFirst({ where: (row) => eq(row.personId, idPessoa) })
  if (!link) throw new Error('no link')
  return link
}

async function rows() {
  const [[answers], [audited]] = await Promise.all([
    test.database.select({ all: count() }).from(onboardingAnswers),
    test.database.select({ all: count() }).from(auditEntries),
  ])
  return [answers?.all, audited?.all]
}

describe('a first access with percentages (flag 1)', () => {
  startEach()

  it('begins at the password, is saved step by step and takes effect at its end', async () => {
    const { token, idPessoa, target, read, send, daring } = await igor()
    expect(await read()).toMatchObject({
      onboarding: 'S',
      idStep: 1,
      passos: [1, 2, 4, 6, 7],
      versao: 0,
      respostas: [],
      contribuicao: { modalidade: 'percentual', salario: 9200 },
      perfil: {
        atual: { nome: 'Super Conservador' },
        escolhaAte: '2026-11-15',
        emTempo: true,
        efeitoEm: '2026-12-01',
      },
      conclusao: null,
    })
    expect((await test.call(retornarSalario, { params: target, token })).answer).toEqual({ salario: 9200 })

    const recorded = await recording(test)
    expect((await send(1, { password: NEW_PASSWORD })).answer).toMatchObject({ idStep: 2, versao: 1 })
    expect((await send(2, { ppe: 'N' })).answer.idStep).toBe(4)
    expect((await send(4, paulista)).answer.idStep).toBe(6)
    const shown = { salary: 9200, basicContributions: 1, supplementaryContributions: 1 }
    const percentages = { percentualBasica: 6, percentualSuplementar: 5, ...shown }
    expect((await send(6, percentages)).answer.idStep).toBe(7)
    const receipt = () => test.call(arquivoPrimeiroAcesso, { token, params: target })
    expect((await receipt()).status).toBe(404)
    const half = await read()
    expect(half.respostas.map(({ idStep }) => idStep)).toEqual([1, 2, 4, 6])
    expect(half.respostas[0]?.metadata).toEqual({})
    expect(JSON.stringify(half)).not.toContain(NEW_PASSWORD)
    expect(await readAddress(test.database, idPessoa)).toBeNull()

    test.clock.advance(600)
    const { answer } = await send(7, await daring())
    expect(answer).toMatchObject({ idStep: -1, onboarding: 'N' })
    expect(Date.parse(answer.expiraEm ?? '')).toBe(test.clock.now().getTime() + 3_600_000)
    test.clock.advance(3500)
    expect(await read()).toMatchObject({
      onboarding: 'N',
      idStep: -1,
      conclusao: { contribuicaoEm: '2026-12', perfilEm: '2026-12-01', declaracaoPepPendente: false },
    })

    const told = (await read()).conclusao?.recibo.map(
      ({ under, label, after }) => `${under}: ${label}: ${after}`,
    )
    expect(told).toEqual(
      expect.arrayContaining([
        'Senha: Resposta: Senha criada',
        'Pessoa exposta politicamente: Pessoa exposta politicamente: Não',
        'Endereço: Número: 1000',
        'Percentuais: Contribuição básica: 6%',
        'O que vale a partir de quando: Primeira contribuição: dezembro de 2026',
        'O que vale a partir de quando: O perfil passa a valer em: 01/12/2026',
      ]),
    )
    expect((await receipt()).bytes.subarray(0, 5).toString()).toBe('%PDF-')

    const link = await linkOf(idPessoa)
    expect(await percentagesIn(test.database, link.id, '2026-12')).toEqual({
      basicPercent: 6,
      supplementaryPercent: 5,
    })
    expect(await readAddress(test.database, idPessoa)).toMatchObject({ cep: '01310100', numero: '1000' })
    expect(await waitingSwitch(test.database, link.id)).toMatchObject({ fromProfileId: 1, requestId: null })
    const declared = await test.call(retornarDeclaracoesPep, { params: target, token })
    expect(declared.answer.declaracoes[0]?.dados.ppe).toBe('N')
    const signedIn = await test.call(autenticar, { body: { cpf: DemoCpf.igor, senha: NEW_PASSWORD } })
    expect(signedIn.answer.pessoa.onboarding).toBe('N')
    const welcomes = (await queuedEmails(test.database)).filter(({ template }) => template === 'boas_vindas')
    expect(welcomes).toMatchObject([{ to: expect.stringContaining('igor'), path: '/' }])
    expect(await recorded('onboarding.step-saved')).toEqual(Array(5).fill(idPessoa))
    expect(await recorded('onboarding.completed')).toEqual([idPessoa])
    const over = await send(7, {}, { pular: true })
    expect([over.status, over.problem.detail]).toEqual([409, onboardingOver])
  })

  it('skipping the profile after the first fortnight leaves Super Conservador', async () => {
    test.clock.set(new Date('2026-11-18T12:00:00-03:00'))
    const { idPessoa, read, send, daring } = await igor()
    await send(1, { password: NEW_PASSWORD })
    await send(2, { ppe: 'S' })
    await send(4, paulista)
    await send(6, {}, { pular: true })
    expect((await read()).perfil.emTempo).toBe(false)
    expect((await send(7, await daring())).answer.onboarding).toBe('N')
    const link = await linkOf(idPessoa)
    expect(link.profileId).toBe(1)
    expect(await waitingSwitch(test.database, link.id)).toBeNull()
    expect((await read()).conclusao).toMatchObject({
      contribuicaoEm: null,
      perfil: 'Super Conservador',
      perfilEm: null,
      declaracaoPepPendente: true,
    })
    const told = await test.database
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.personId, idPessoa))
    expect(told.map(({ title }) => title)).toContain(
      'Complete sua declaração de pessoa exposta politicamente',
    )
  })
})

describe('a first access with a voluntary amount (flag 6)', () => {
  startEach()

  it('asks for income and payment, goes on elsewhere with the new password, and keeps the debit', async () => {
    const first = await joana()
    await first.send(1, { password: NEW_PASSWORD, confirm: NEW_PASSWORD })
    expect((await first.send(2, { ppe: 'N' })).answer.idStep).toBe(3)
    expect((await first.send(3, { incomeRange: 4 })).answer.idStep).toBe(4)
    const proof = await test.call(enviarComprovanteEndereco, {
      params: { idPessoa: first.idPessoa },
      file: { field: 'arquivo', content: drawnPng([9, 9, 9, 255]) },
      token: first.token,
    })
    const lisbon = {
      residente_exterior: 'S',
      foreignResident: true,
      cep: '1100-148',
      pais: 'PT',
      numeroIdentificacaoFiscal: '501964843',
      comprovante: proof.answer.id,
    }
    await first.send(4, lisbon)

    const token = await test.signIn(DemoCpf.joana, NEW_PASSWORD)
    const body = { ...first.target, idStep: 5, metadata: debit }
    const there = await test.call(retornarOnboarding, { params: first.target, token })
    expect(there.answer).toMatchObject({
      idStep: 5,
      passos: [1, 2, 3, 4, 5, 7],
      tipoComprovante: 'image/png',
    })
    expect((await test.call(enviarDadosOnboarding, { body, token })).answer.idStep).toBe(7)
    expect((await first.send(7, {}, { pular: true })).answer.idStep).toBe(-1)
    const link = await linkOf(first.idPessoa)
    expect(await voluntaryIn(test.database, link.id, '2026-12')).toEqual({
      amount: 150.5,
      paymentMethod: 5,
      agency: '0057',
      account: '12345-7',
    })
    expect(await readAddress(test.database, first.idPessoa)).toMatchObject({ pais: 'PT', logradouro: '' })
    const [person] = await test.database.select().from(people).where(eq(people.id, first.idPessoa))
    expect(person).toMatchObject({ onboardingOpen: false, incomeRange: 4 })
  })

  it('the old sessions end with the old password; the same step again is harmless', async () => {
    const other = await test.signIn(DemoCpf.joana)
    const { target, send } = await joana()
    const same = await send(1, { password: 'Prev@2026' })
    expect(same.problem.campos).toEqual({ 'metadata.password': 'Escolha uma senha diferente da atual.' })
    await send(1, { password: NEW_PASSWORD })
    expect((await test.call(retornarOnboarding, { params: target, token: other })).status).toBe(401)
    expect((await send(1, { password: NEW_PASSWORD })).answer.idStep).toBe(2)
  })
})

describe('a refused first step changes nothing', () => {
  beforeAll(start)
  afterAll(() => test.close())

  const complaints = (campos: Record<string, string>) => ({ status: 422, campos })
  const order = (sentence: string) => ({ status: 409, detail: sentence })

  it.each<[string, number, object, object, object]>([
    [
      'a weak password',
      1,
      { password: 'fraca' },
      {},
      complaints({
        'metadata.password': 'Use letra maiúscula, letra minúscula, número e caractere especial.',
      }),
    ],
    [
      'a password with a space',
      1,
      { password: 'Nova @2026' },
      {},
      complaints({ 'metadata.password': 'A senha não pode conter espaços em branco.' }),
    ],
    [
      'another confirmation',
      1,
      { password: NEW_PASSWORD, confirm: 'x' },
      {},
      complaints({ 'metadata.confirm': 'As senhas devem ser iguais' }),
    ],
    ['no password', 1, {}, {}, { status: 422 }],
    ['a step before its turn', 4, paulista, {}, order(stepRefusals['out-of-order'])],
    [
      'a step of other plans',
      6,
      { percentualBasica: 1, percentualSuplementar: 0 },
      {},
      order(stepRefusals['not-in-plan']),
    ],
    ['a step that is none', 9, {}, {}, complaints({ idStep: 'Este passo não existe.' })],
    ['the start', 0, {}, {}, complaints({ idStep: 'Este passo não existe.' })],
    ['skipping the password', 1, {}, { pular: true }, complaints({ pular: stepRefusals['not-skippable'] })],
    ['an unknown key', 1, { password: NEW_PASSWORD, admin: 'S' }, {}, { status: 422 }],
    ['an unknown key beside the step', 1, { password: NEW_PASSWORD }, { admin: 'S' }, { status: 422 }],
    ['metadata that is no object', 1, [], {}, { status: 422 }],
    [
      'a huge password',
      1,
      { password: `Aa1@${'x'.repeat(300)}` },
      {},
      complaints({ 'metadata.password': 'A senha é longa demais.' }),
    ],
  ])('%s', async (_, idStep, metadata, more, expected) => {
    const { send } = await joana()
    const before = await rows()
    expect((await send(idStep, metadata, more)).problem).toMatchObject(expected)
    expect(await rows()).toEqual(before)
  })
})

describe('what is refused later on', () => {
  startEach()

  it('answers of the later steps, each with its sentence', async () => {
    const { send, daring } = await joana()
    const refused = async (idStep: number, metadata: object, more: object = {}) => {
      const before = await rows()
      const { status, problem } = await send(idStep, metadata, more)
      expect([status, await rows()]).toEqual([422, before])
      return problem.campos
    }
    await send(1, { password: NEW_PASSWORD })
    expect(await refused(2, { ppe: 'T' })).toEqual({ 'metadata.ppe': 'Escolha sim ou não.' })
    expect(await refused(2, {}, { pular: true })).toHaveProperty('pular')
    await send(2, { ppe: 'N' })
    expect(await refused(3, { incomeRange: 7 })).toEqual({
      'metadata.incomeRange': 'Escolha a sua faixa de renda.',
    })
    expect(await refused(3, {}, { pular: true })).toHaveProperty('pular')
    await send(3, { incomeRange: 6 })
    expect(await refused(4, { ...paulista, cep: '013101000' })).toEqual({
      'metadata.cep': 'O CEP tem 8 números. Confira o que digitou.',
    })
    expect(await refused(4, { ...paulista, estado: 'XX' })).toEqual({
      'metadata.estado': 'Este estado não existe. Escolha um da lista.',
    })
    expect(await refused(4, { ...paulista, comprovante: randomUUID() })).toHaveProperty([
      'metadata.comprovante',
    ])
    for (const broken of ['Rua\u0000', 'Rua\ud800'])
      expect(await refused(4, { ...paulista, logradouro: broken })).toHaveProperty(['metadata.logradouro'])
    expect(await refused(4, { ...paulista, logradouro: 'x'.repeat(500) })).toHaveProperty([
      'metadata.logradouro',
    ])
    expect(await refused(4, {}, { pular: true })).toHaveProperty('pular')
    await send(4, paulista)
    expect(await refused(5, { ...debit, valorContribuicao: 122.07 })).toEqual({
      'metadata.valorContribuicao': 'O valor mínimo é R$\u00a0122,08.',
    })
    expect(await refused(5, { ...debit, valorContribuicao: 130.005 })).toHaveProperty([
      'metadata.valorContribuicao',
    ])
    expect(await refused(5, { ...debit, conta: '1234-5', agencia: '12' })).toMatchObject({
      'metadata.agencia': 'Informe a agência, com 4 números.',
      'metadata.conta': 'Informe a conta, com 5 números, traço e 1 dígito.',
    })
    expect(await refused(5, { ...debit, banco: 237 })).toHaveProperty(['metadata.banco'])
    expect(await refused(5, { ...debit, formaPagamento: 3 })).toHaveProperty(['metadata.formaPagamento'])
    await send(5, { formaPagamento: 2, valorContribuicao: 122.08 })
    const { versao, respostas } = await daring()
    const [firstQuestion] = Object.keys(respostas)
    expect(
      await refused(7, { versao, respostas: { ...respostas, [firstQuestion ?? '']: 'nada' } }),
    ).toHaveProperty([`metadata.respostas.${firstQuestion}`])
    const older = await send(7, { versao: versao + 1, respostas })
    expect(older.status).toBe(409)
  })

  it('percentages against the rule of the plan', async () => {
    const { send } = await igor()
    await send(1, { password: NEW_PASSWORD })
    await send(2, { ppe: 'N' })
    await send(4, paulista)
    const nothing = await send(6, { percentualBasica: 0, percentualSuplementar: 0 })
    expect(nothing.problem.campos).toEqual({
      'metadata.percentualBasica': 'Escolha um percentual maior que zero.',
    })
    const below = await send(6, { percentualBasica: 5, percentualSuplementar: 1 })
    expect(below.problem.campos).toHaveProperty(['metadata.percentualSuplementar'])
    expect((await send(6, { percentualBasica: 7, percentualSuplementar: 0 })).status).toBe(422)
  })

  it('an older page, somebody else, and people without a first access', async () => {
    const { target, send } = await joana()
    await send(1, { password: NEW_PASSWORD }, { versao: 0 })
    const stale = await send(2, { ppe: 'N' }, { versao: 0 })
    expect([stale.status, stale.problem.codigo, stale.problem.detail]).toEqual([
      409,
      'versao-desatualizada',
      savedElsewhere,
    ])
    expect((await send(2, { ppe: 'N' }, { versao: 1 })).status).toBe(200)
    const token = await test.signIn(DemoCpf.igor)
    const body = { ...target, idStep: 3, metadata: { incomeRange: 1 } }
    expect((await test.call(enviarDadosOnboarding, { body, token })).status).toBe(404)
    expect((await test.call(retornarOnboarding, { params: target, token })).status).toBe(404)
    const ana = await newcomer(DemoCpf.ana, 1)
    expect((await ana.read()).onboarding).toBe('N')
    expect((await ana.send(1, { password: NEW_PASSWORD })).status).toBe(409)
    expect((await (await newcomer(DemoCpf.ana, 7)).send(1, { password: NEW_PASSWORD })).status).toBe(404)
  })
})
