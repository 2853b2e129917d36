import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  alterarContaBancaria,
  alterarEmail,
  alterarTelefones,
  encerrarOutrasSessoes,
  registrarConsentimento,
  retornarConsentimentos,
  retornarEntradas,
  retornarPerfil,
} from '#contract/people/personal-profile.ts'
import { attempts } from '../database/schema/attempts.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { consents } from '../database/schema/consents.ts'
import { bankAccounts, personContacts } from '../database/schema/contacts.ts'
import { people } from '../database/schema/people.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { recording } from '../testing/recording.ts'
import { sentEmails } from '../testing/sent-emails.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let helena: { token: string; idPessoa: number }
let ana: { token: string; idPessoa: number }
let karina: string

beforeAll(async () => {
  api = await startTestApi()
  helena = await signedIn(DemoCpf.helena)
  ana = await signedIn(DemoCpf.ana)
  karina = await api.signIn(DemoCpf.karina)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.delete(attempts)
})

const signedIn = async (cpf: string) => ({
  token: await api.signIn(cpf),
  idPessoa: await api.personId(cpf),
})
const senha = DEMO_PASSWORD
const lastAudit = async () => {
  const [row] = await api.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  return row
}
const mails = (template: string, count: number) =>
  eventually(async () => {
    const found = (await sentEmails(api.dataDir)).filter((mail) => mail.template === template)
    expect(found).toHaveLength(count)
    return found
  })

describe('retornarPerfil', () => {
  it('tells a person what is known of them, and an attendant the same with the CPF masked', async () => {
    const params = { idPessoa: helena.idPessoa }
    const own = await api.call(retornarPerfil, { params, token: helena.token })
    expect(own.answer).toMatchObject({
      nome: 'Helena Castro',
      cpf: '862.883.667-57',
      email: 'helena.castro@exemplo.example',
      telefones: { celular: null, fixo: null },
      conta: null,
      endereco: null,
    })
    const anas = await api.call(retornarPerfil, { params: { idPessoa: ana.idPessoa }, token: ana.token })
    expect(anas.answer.endereco).toMatchObject({ logradouro: 'Avenida Paulista', cep: '01310100' })
    const served = await api.call(retornarPerfil, { params, token: karina })
    expect(served.answer.cpf).toBe('***.883.667-**')
    expect(served.answer).not.toHaveProperty('endereco')
    expect((await api.call(retornarPerfil, { params, token: ana.token })).status).toBe(404)
    const nobody = { params: { idPessoa: 999_999 }, token: karina }
    expect((await api.call(retornarPerfil, nobody)).status).toBe(404)
  })
})

describe('alterarTelefones', () => {
  const phones = (body: Record<string, unknown>, token = helena.token) =>
    api.call(alterarTelefones, { token, body: { idPessoa: helena.idPessoa, ...body } })

  it('stores digits, takes a telephone away, and leaves an audit row', async () => {
    const { answer } = await phones({ celular: '(11) 91234-5678', fixo: '(11) 3123-4567' })
    expect(answer.telefones).toEqual({ celular: '11912345678', fixo: '1131234567' })
    expect((await phones({ celular: '11912345678', fixo: '' })).answer.telefones.fixo).toBeNull()
    expect(await lastAudit()).toMatchObject({
      action: 'person.phones-changed',
      after: { celular: '11912345678', fixo: null },
    })
  })

  it.each([
    ['+55 91 98765-4321', '91987654321'],
    ['0055 (91) 98765-4321', '91987654321'],
    ['5555987654321', '55987654321'],
    ['0xx91 98765-4321', '91987654321'],
    ['0 21 91 98765-4321', '91987654321'],
    ['+351 912 345 678', '+351912345678'],
    ['001 (305) 555-0100', '+13055550100'],
    ['\u202a+55\u00a091\u00a098765-4321\u202c', '91987654321'],
  ])('keeps %j as %s', async (celular, kept) => {
    expect((await phones({ celular, fixo: '' })).answer.telefones).toEqual({ celular: kept, fixo: null })
    expect((await phones({ celular: '', fixo: celular })).answer.telefones).toEqual({
      celular: null,
      fixo: kept,
    })
  })

  it.each([
    [{ celular: '+999 912 345 678', fixo: '' }, { celular: expect.stringContaining('código do país') }],
    [{ celular: '', fixo: '+44 020 7946 0958' }, { fixo: expect.stringContaining('sem o 0 do começo') }],
    [{ celular: '351912345678', fixo: '' }, { celular: expect.stringContaining('números a mais') }],
    [{ celular: '(11) 91234-56789', fixo: '' }, { celular: expect.stringContaining('números a mais') }],
    [
      { celular: '119', fixo: '' },
      { celular: expect.stringContaining('Informe o DDD e o número completo.') },
    ],
    [{ celular: '(11) 81234-5678', fixo: '' }, { celular: 'Um celular começa com 9 depois do DDD.' }],
    [{ celular: '9'.repeat(500), fixo: '' }, { celular: 'Escreva o telefone em até 30 caracteres.' }],
  ])('refuses %j and changes nothing', async (body, campos) => {
    const before = await api.database.select().from(personContacts)
    const { status, problem } = await phones(body)
    expect([status, problem.campos]).toEqual([422, campos])
    expect(await api.database.select().from(personContacts)).toEqual(before)
  })

  it('is for one’s own', async () => {
    expect((await phones({ celular: '', fixo: '' }, ana.token)).status).toBe(404)
  })
})

describe('alterarEmail', () => {
  it('asks the password again, and tells the old and the new address', async () => {
    const change = (body: Record<string, unknown>) =>
      api.call(alterarEmail, {
        token: helena.token,
        body: { idPessoa: helena.idPessoa, email: 'Helena.Nova@exemplo.example', senha, ...body },
      })
    const wrong = await change({ senha: 'errada' })
    expect([wrong.status, wrong.problem.campos]).toEqual([
      422,
      { senha: 'A senha não confere. Digite a senha que você usa para entrar.' },
    ])
    expect((await change({ email: 'sem-arroba' })).status).toBe(422)
    for (const email of [
      'helena..nova@exemplo.example',
      'h\u0435lena@exemplo.example',
      `${'h'.repeat(65)}@exemplo.example`,
    ])
      expect((await change({ email })).problem.campos).toHaveProperty('email')
    const [before] = await api.database.select().from(people).where(eq(people.id, helena.idPessoa))
    expect(before?.email).toBe('helena.castro@exemplo.example')

    const written = '\ufeffHelena.Nova@exem\u00adplo.example\u200b'
    expect((await change({ email: written })).answer.email).toBe('helena.nova@exemplo.example')
    const told = await mails('email_alterado', 2)
    expect(told.map(({ to }) => to).toSorted()).toEqual([
      'helena.castro@exemplo.example',
      'helena.nova@exemplo.example',
    ])
    const other = { idPessoa: ana.idPessoa, email: 'x@exemplo.example', senha }
    expect((await api.call(alterarEmail, { token: helena.token, body: other })).status).toBe(404)
  })
})

describe('alterarContaBancaria', () => {
  const change = (body: Record<string, unknown>) =>
    api.call(alterarContaBancaria, {
      token: ana.token,
      body: {
        idPessoa: ana.idPessoa,
        banco: '341',
        agencia: '0057',
        conta: '12345-7',
        cpfTitular: '529.982.247-25',
        senha,
        ...body,
      },
    })

  it.each([
    [{ banco: '999' }, { banco: 'Escolha um dos bancos da lista.' }],
    [{ agencia: '123' }, { agencia: 'A agência tem 4 números.' }],
    [{ conta: '1' }, { conta: 'Escreva a conta com o dígito, como 12345-6.' }],
    [{ conta: '12345-6' }, { conta: 'O dígito não confere com a agência e a conta. Confira os números.' }],
    [{ banco: '260' }, { agencia: 'Neste banco, a agência é sempre 0001.' }],
    [{ cpfTitular: '111.444.777-35' }, { cpfTitular: expect.stringContaining('no seu CPF') }],
    [{ conta: '9'.repeat(500) }, { conta: 'Escreva a conta com o dígito, como 12345-6.' }],
    [{ senha: 'errada' }, { senha: 'A senha não confere. Digite a senha que você usa para entrar.' }],
    [{ senha: '' }, { senha: 'Digite a sua senha.' }],
  ])('refuses %j and changes nothing', async (body, campos) => {
    const before = await api.database.select().from(bankAccounts)
    const { status, problem } = await change(body)
    expect([status, problem.campos]).toEqual([422, campos])
    expect(await api.database.select().from(bankAccounts)).toEqual(before)
  })

  it('stores the account, shows it masked, and tells the person without its numbers', async () => {
    expect((await change({})).answer.conta).toEqual({
      banco: '341',
      nomeBanco: 'Itaú',
      agencia: '0057',
      conta: '*****-7',
    })
    const [mail] = await mails('conta_alterada', 1)
    expect(mail?.to).toBe('ana.lima@exemplo.example')
    const trace = JSON.stringify([await api.database.select().from(auditEntries), mail])
    expect(trace).toContain('person.bank-account-changed')
    expect(trace).not.toContain('12345-7')
  })
})

it.each([
  [{ banco: '001', agencia: '1584-9', conta: '210169-6' }, ['001', '1584', '00210169-6']],
  [{ banco: '237', agencia: '1425', conta: '2380692' }, ['237', '1425', '0238069-2']],
  [{ banco: '104', agencia: '2004', conta: '001 00000448-6' }, ['104', '2004', '00100000448-6']],
  [{ banco: '260', agencia: '0001', conta: '1234567-8' }, ['260', '0001', '1234567-8']],
])('an account is kept as its bank writes it: %j', async (account, kept) => {
  const body = { idPessoa: helena.idPessoa, ...account, cpfTitular: DemoCpf.helena, senha }
  expect((await api.call(alterarContaBancaria, { token: helena.token, body })).status).toBe(200)
  const [row] = await api.database
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.personId, helena.idPessoa))
  expect([row?.bank, row?.agency, row?.account]).toEqual(kept)
})

describe('sessions and sign-ins', () => {
  const read = (token: string) => api.call(retornarEntradas, { token, params: { idPessoa: ana.idPessoa } })

  it('are told with device and network; others can be ended, the own one not', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' }
    const phone = await api.signIn(DemoCpf.ana)
    const { answer } = await read(ana.token)
    expect(answer.sessoes.map(({ atual }) => atual)).toEqual([false, true])
    expect(answer.sessoes[0]).toMatchObject({ rede: '127.0.0.*' })
    expect(answer.historico[0]).toMatchObject({ resultado: 'entrou' })
    const [other, own] = answer.sessoes
    const recorded = await recording(api)
    const end = (body: Record<string, unknown>) =>
      api.call(encerrarOutrasSessoes, { token: ana.token, body, headers })
    const self = await end({ idSessao: own?.id })
    expect([self.status, self.problem.detail]).toEqual([
      409,
      'Esta é a sessão em uso. Para encerrá-la, use Sair.',
    ])
    expect((await end({ idSessao: other?.id })).answer).toEqual({ encerradas: 1 })
    expect((await read(phone)).status).toBe(401)
    expect((await end({ idSessao: other?.id })).status).toBe(404)
    await api.signIn(DemoCpf.ana)
    await api.signIn(DemoCpf.ana)
    expect((await end({ idSessao: null })).answer).toEqual({ encerradas: 2 })
    expect((await read(ana.token)).answer.sessoes).toHaveLength(1)
    expect(await recorded('session.ended')).toEqual([ana.idPessoa, ana.idPessoa, ana.idPessoa])
  })

  it('of somebody else can neither be read nor ended', async () => {
    expect((await read(helena.token)).status).toBe(404)
    expect((await read(karina)).status).toBe(403)
    const { answer } = await read(ana.token)
    const body = { idSessao: answer.sessoes[0]?.id }
    const { status } = await api.call(encerrarOutrasSessoes, { token: helena.token, body })
    expect(status).toBe(404)
    expect((await read(ana.token)).status).toBe(200)
  })
})

describe('consents', () => {
  const answer = (body: Record<string, unknown>) =>
    api.call(registrarConsentimento, {
      token: ana.token,
      body: { idPessoa: ana.idPessoa, finalidade: 'novidades', versao: 2, concedido: true, ...body },
    })

  it('are no until they are given, are kept one row an answer, and the same again writes nothing', async () => {
    const params = { idPessoa: ana.idPessoa }
    const before = await api.call(retornarConsentimentos, { params, token: ana.token })
    expect(before.answer.consentimentos.map(({ concedido, desde }) => [concedido, desde])).toEqual([
      [false, null],
    ])
    const recorded = await recording(api)
    const given = await answer({})
    expect(given.answer.consentimentos[0]).toEqual({
      finalidade: 'novidades',
      versao: 2,
      concedido: true,
      desde: api.clock.now().toISOString(),
    })
    await answer({})
    await answer({ concedido: false })
    const rows = await api.database.select().from(consents)
    expect(rows.map(({ isGranted }) => isGranted)).toEqual([true, false])
    expect(await recorded('consent.granted')).toEqual([ana.idPessoa])
    expect(await recorded('consent.withdrawn')).toEqual([ana.idPessoa])
    expect((await api.call(retornarConsentimentos, { params, token: helena.token })).status).toBe(404)
  })

  it.each([
    [{ versao: 1 }, 409],
    [{ finalidade: 'pesquisas' }, 422],
    [{ finalidade: 'venda' }, 422],
    [{ concedido: 'sim' }, 422],
  ])('refuse %j and write nothing', async (body, expected) => {
    const before = await api.database.$count(consents)
    expect((await answer(body)).status).toBe(expected)
    expect(await api.database.$count(consents)).toBe(before)
  })
})
