import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  alterarSenha,
  conferirRedefinicaoSenha,
  redefinirSenha,
  solicitarRedefinicaoSenha,
} from '#contract/identity/passwords.ts'
import { autenticar } from '#contract/identity/sessions.ts'
import { requisicaoStatus } from '#contract/requests/requests.ts'
import { passwordLinks, signIns } from '../database/schema/access.ts'
import { attempts } from '../database/schema/attempts.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { credentials } from '../database/schema/credentials.ts'
import { notifications } from '../database/schema/notifications.ts'
import { people } from '../database/schema/people.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { recording } from '../testing/recording.ts'
import { sentEmails } from '../testing/sent-emails.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

const STRANGER = '00000000191'
const NEW = 'Nova#Senha1'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.delete(attempts)
})

const change = (token: string, body: Record<string, unknown>) =>
  api.call(alterarSenha, {
    token,
    body: { senhaAtual: DEMO_PASSWORD, senha: NEW, confirmacao: NEW, ...body },
  })
const hashOf = async (cpf: string) => {
  const [row] = await api.database
    .select({ hash: credentials.passwordHash })
    .from(credentials)
    .innerJoin(people, eq(people.id, credentials.personId))
    .where(eq(people.cpf, cpf))
  return row?.hash
}
const isOpen = async (token: string) => (await api.call(requisicaoStatus, { token })).status === 200
const mails = async (template: string, count: number) =>
  eventually(async () => {
    const found = (await sentEmails(api.dataDir)).filter((mail) => mail.template === template)
    expect(found).toHaveLength(count)
    return found
  })

describe('alterarSenha', () => {
  it('changes the password, ends the other sessions, tells the person, and keeps no word of it', async () => {
    const [here, there] = [await api.signIn(DemoCpf.carlos), await api.signIn(DemoCpf.carlos)]
    const recorded = await recording(api)
    const { answer } = await api.call(alterarSenha, {
      token: here,
      body: { senhaAtual: DEMO_PASSWORD, senha: NEW, confirmacao: NEW },
    })
    expect(answer).toEqual({ alterada: true })
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false])
    const tries = await Promise.all(
      [DEMO_PASSWORD, NEW].map((senha) => api.call(autenticar, { body: { cpf: DemoCpf.carlos, senha } })),
    )
    expect(tries.map(({ status }) => status)).toEqual([401, 200])
    expect(await hashOf(DemoCpf.carlos)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const id = await api.personId(DemoCpf.carlos)
    const told = await api.database.select().from(notifications).where(eq(notifications.personId, id))
    expect(told.some(({ title }) => title === 'Senha alterada')).toBe(true)
    expect(await recorded('session.ended')).toEqual([id])
    const rows = await api.database.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(rows.map(({ action }) => action)).toContain('password.changed')
    expect(JSON.stringify(rows)).not.toContain(NEW)
    const [mail] = await mails('senha_alterada', 1)
    expect(mail?.to).toBe('carlos.nunes@exemplo.example')
    expect(mail?.text).toContain('11/11/2026 às 12:00')
  })

  it.each([
    [{ senhaAtual: 'errada' }, { senhaAtual: 'A senha atual não confere.' }],
    [
      { senha: '', confirmacao: '' },
      { senha: 'A senha é obrigatória', confirmacao: 'A confirmação da senha é obrigatória' },
    ],
    [
      { senha: 'Nova #Senha1', confirmacao: 'Nova #Senha1' },
      { senha: 'A senha não pode conter espaços em branco.' },
    ],
    [{ confirmacao: 'Outra#Senha1' }, { confirmacao: 'As senhas devem ser iguais' }],
    [{ senha: 'aB1#', confirmacao: 'aB1#' }, { senha: 'A senha precisa ter pelo menos 8 caracteres.' }],
    [
      { senha: DEMO_PASSWORD, confirmacao: DEMO_PASSWORD },
      { senha: 'Escolha uma senha diferente da atual.' },
    ],
    [{ outro: 1 }, { outro: expect.any(String) }],
    [{ senha: 'A'.repeat(100_000) }, { senha: 'A senha é longa demais.' }],
  ])('refuses %j and changes nothing', async (body, campos) => {
    const token = await api.signIn(DemoCpf.fernanda)
    const before = await hashOf(DemoCpf.fernanda)
    const { status, problem } = await change(token, body)
    expect(status).toBe(422)
    expect(problem.campos).toMatchObject(campos)
    expect(await hashOf(DemoCpf.fernanda)).toBe(before)
  })

  it('lets an open session try five passwords, and keeps neither the owner out nor their other sessions from it', async () => {
    const [left, own] = [await api.signIn(DemoCpf.gustavo), await api.signIn(DemoCpf.gustavo)]
    for (let failure = 1; failure <= 5; failure += 1) await change(left, { senhaAtual: 'errada' })
    expect((await change(left, {})).status).toBe(429)
    const entry = await api.call(autenticar, { body: { cpf: DemoCpf.gustavo, senha: DEMO_PASSWORD } })
    expect(entry.status).toBe(200)
    expect((await change(own, {})).status).toBe(200)
  })

  it('is not hindered by who fails to sign in outside', async () => {
    const token = await api.signIn(DemoCpf.joana)
    for (let failure = 1; failure <= 6; failure += 1)
      await api.call(autenticar, { body: { cpf: DemoCpf.joana, senha: 'errada' } })
    expect((await change(token, {})).status).toBe(200)
  })
})

describe('a link to a new password', () => {
  const ask = (cpf: string, headers = {}) => api.call(solicitarRedefinicaoSenha, { body: { cpf }, headers })
  const tokenIn = (text: string | undefined) => /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
  /** Tokens of the links that came to a person. */
  const linksOf = (person: string, count: number) =>
    eventually(async () => {
      const found = (await sentEmails(api.dataDir)).filter(
        ({ template, to }) => template === 'senha_link' && to.startsWith(person),
      )
      expect(found).toHaveLength(count)
      return found.map(({ text }) => tokenIn(text))
    })
  const isGood = async (token: string) =>
    (await api.call(conferirRedefinicaoSenha, { body: { token } })).answer.valido
  const use = (token: string) => api.call(redefinirSenha, { body: { token, senha: NEW, confirmacao: NEW } })

  it('comes by e-mail, works once, ends every session and lets the person sign in again', async () => {
    const open = await api.signIn(DemoCpf.ana)
    for (let failure = 1; failure <= 5; failure += 1)
      await api.call(autenticar, { body: { cpf: DemoCpf.ana, senha: 'errada' } })
    const recorded = await recording(api)
    expect((await ask(DemoCpf.ana)).answer).toEqual({ pedido: true })
    expect(await recorded('password.link-asked')).toEqual([await api.personId(DemoCpf.ana)])
    const [mail] = await mails('senha_link', 1)
    expect(mail?.to).toBe('ana.lima@exemplo.example')
    expect(mail?.text).toContain('http://127.0.0.1:3000/alterar-senha?token=')
    const token = tokenIn(mail?.text)
    const stored = JSON.stringify([
      await api.database.select().from(passwordLinks),
      (await api.database.execute('select data::text, output::text from pgboss.job')).rows,
      (await api.database.execute('select * from emails')).rows,
    ])
    expect(stored).not.toContain(token)

    expect((await api.call(conferirRedefinicaoSenha, { body: { token } })).answer).toEqual({ valido: true })
    const weak = await api.call(redefinirSenha, { body: { token, senha: 'fraca', confirmacao: 'fraca' } })
    expect([weak.status, weak.problem.campos]).toEqual([
      422,
      { senha: 'Use letra maiúscula, letra minúscula, número e caractere especial.' },
    ])
    const body = { token, senha: NEW, confirmacao: NEW }
    const both = await Promise.all([1, 2].map(() => api.call(redefinirSenha, { body })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await api.call(conferirRedefinicaoSenha, { body: { token } })).answer).toEqual({ valido: false })
    expect(await isOpen(open)).toBe(false)
    expect((await api.call(autenticar, { body: { cpf: DemoCpf.ana, senha: NEW } })).status).toBe(200)
  })

  it('is answered alike for a CPF that nobody has, which gets no e-mail', async () => {
    const known = await ask(DemoCpf.helena)
    const unknown = await ask(STRANGER)
    expect([unknown.status, unknown.bytes.toString()]).toEqual([known.status, known.bytes.toString()])
    await mails('senha_link', 2)
    for (const [cpf, others] of [
      [DemoCpf.helena, [3, 4]],
      [STRANGER, [4, 4]],
    ] as const) {
      for (const count of others) {
        await ask(cpf)
        await mails('senha_link', count)
      }
      const fourth = await ask(cpf)
      expect(fourth.status).toBe(429)
      expect(fourth.problem.detail).toBe(
        'Já foram pedidos muitos links para este CPF. Use um dos que chegaram ao e-mail ou peça outro em 60 minutos.',
      )
    }
    const sent = await mails('senha_link', 4)
    expect(sent.slice(1).map(({ to }) => to)).toEqual(Array(3).fill('helena.castro@exemplo.example'))
    const states = await Promise.all(
      sent.slice(1).map(async ({ text }) => {
        const { answer } = await api.call(conferirRedefinicaoSenha, { body: { token: tokenIn(text) } })
        return answer.valido
      }),
    )
    expect(states).toEqual([true, true, true])
  })

  it('runs out after half an hour, and one that is none answers 404 and changes nothing', async () => {
    await ask(DemoCpf.olivia)
    const token = tokenIn((await mails('senha_link', 5)).at(-1)?.text)
    const before = await hashOf(DemoCpf.olivia)
    api.clock.advance(30 * 60)
    const late = await api.call(redefinirSenha, { body: { token, senha: NEW, confirmacao: NEW } })
    expect([late.status, late.problem.detail]).toEqual([
      404,
      'Este link não vale mais: o prazo passou, ele já foi usado ou a senha mudou. Peça outro.',
    ])
    const none = await api.call(redefinirSenha, {
      body: { token: 'x'.repeat(43), senha: NEW, confirmacao: NEW },
    })
    expect(none.status).toBe(404)
    expect((await api.call(redefinirSenha, { body: { token: 'curto' } })).status).toBe(422)
    expect(await hashOf(DemoCpf.olivia)).toBe(before)
  })

  it('stays good when others are asked for, and all end together when one is used', async () => {
    for (let time = 0; time < 3; time += 1) await ask(DemoCpf.joana)
    const links = await linksOf('joana.', 3)
    const both = await Promise.all(links.slice(0, 2).map((token) => use(token)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await Promise.all(links.map(isGood))).toEqual([false, false, false])
  })

  it('ends when the password is changed inside', async () => {
    await ask(DemoCpf.dulce)
    const [link = ''] = await linksOf('dulce.', 1)
    expect(await isGood(link)).toBe(true)
    const token = await api.signIn(DemoCpf.dulce)
    expect((await change(token, {})).status).toBe(200)
    expect(await isGood(link)).toBe(false)
    expect((await use(link)).status).toBe(404)
  })

  it('can be asked for by the owner whatever strangers ask, who flood no mailbox', async () => {
    await api.signIn(DemoCpf.eduardo)
    const from = (address: string) => ask(DemoCpf.eduardo, { 'x-forwarded-for': address })
    // Of a dozen in a day the owner asked for three.
    for (const [halfHour, links] of [3, 3, 3, 1, 1].entries()) {
      for (let time = 0; time < links; time += 1)
        expect((await from(`203.0.113.${halfHour}`)).status).toBe(200)
      expect((await from(`203.0.114.${halfHour}`)).problem.tentarEmSegundos).toBe(1800)
      expect((await ask(DemoCpf.eduardo)).status).toBe(200)
      api.clock.advance(1800)
    }
  })
})

it('sign-ins are kept with the family of the device and the network, refused ones too', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit Safari/604.1' }
  const id = await api.personId(DemoCpf.nelson)
  for (const senha of ['errada', DEMO_PASSWORD])
    await api.call(autenticar, { body: { cpf: DemoCpf.nelson, senha }, headers })
  await api.call(autenticar, { body: { cpf: STRANGER, senha: 'errada' }, headers })
  const rows = await api.database.select().from(signIns).where(eq(signIns.personId, id))
  expect(rows.map(({ outcome, device, network }) => [outcome, device, network])).toEqual([
    ['refused', 'Safari no iPhone', '127.0.0.*'],
    ['opened', 'Safari no iPhone', '127.0.0.*'],
  ])
})
