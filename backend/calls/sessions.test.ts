import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autenticar, encerrarSessao, gerarTokenSocket } from '#contract/identity/sessions.ts'
import { requisicaoStatus } from '#contract/requests/requests.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { planLinks } from '../database/schema/plans.ts'
import { sessions } from '../database/schema/sessions.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** A CPF that nobody in the demo has. */
const STRANGER = '00000000191'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const attempt = (cpf: string, senha: string) => api.call(autenticar, { body: { cpf, senha } })

describe('autenticar', () => {
  it('opens a session of one hour for the right password, with the CPF typed with or without its mask', async () => {
    const { status, answer, headers } = await attempt('529.982.247-25', DEMO_PASSWORD)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(answer.pessoa).toEqual({
      id: await api.personId(DemoCpf.ana),
      nome: 'Ana Beatriz Lima',
      cpf: DemoCpf.ana,
      admin: 'N',
      tipo_admin: null,
      onboarding: 'N',
    })
    expect(new Date(answer.expiraEm).getTime() - api.clock.now().getTime()).toBe(3_600_000)
    expect(answer.token).toMatch(/^[\w-]{43}$/)
  })

  it('says what an attendant is, and that a newcomer still has the onboarding to do', async () => {
    expect((await attempt(DemoCpf.marta, DEMO_PASSWORD)).answer.pessoa).toMatchObject({
      admin: 'S',
      tipo_admin: 3,
    })
    expect((await attempt(DemoCpf.igor, DEMO_PASSWORD)).answer.pessoa).toMatchObject({ onboarding: 'S' })
  })

  it('answers a wrong password and an unknown CPF alike', async () => {
    const wrong = await attempt(DemoCpf.ana, 'errada')
    const unknown = await attempt(STRANGER, 'errada')
    expect(wrong.status).toBe(401)
    expect(wrong.problem).toMatchObject({ codigo: 'credenciais-invalidas' })
    expect({ ...unknown.problem, instance: '' }).toEqual({ ...wrong.problem, instance: '' })
  })

  it('keeps neither the token nor the password', async () => {
    const { answer } = await attempt(DemoCpf.ana, DEMO_PASSWORD)
    const kept = JSON.stringify([
      await api.database.select().from(sessions),
      await api.database.select().from(auditEntries),
    ])
    expect(kept).not.toContain(answer.token)
    expect(kept).not.toContain(DEMO_PASSWORD)
  })

  it('lets nobody in whose every link is of a deceased person', async () => {
    const id = await api.personId(DemoCpf.dulce)
    await api.database.update(planLinks).set({ situation: 5 }).where(eq(planLinks.personId, id))
    const { status, problem } = await attempt(DemoCpf.dulce, DEMO_PASSWORD)
    expect(status).toBe(401)
    expect(problem.codigo).toBe('credenciais-invalidas')
  })

  it.each([
    ['no body', {}, { cpf: 'Este campo é obrigatório.', senha: 'Este campo é obrigatório.' }],
    ['an empty password', { cpf: DemoCpf.ana, senha: '' }, { senha: 'A senha é obrigatória' }],
    ['wrong check digits', { cpf: '52998224726', senha: 'x' }, { cpf: 'CPF inválido. Confira os números.' }],
    ['a short CPF', { cpf: '123', senha: 'x' }, { cpf: 'O CPF tem 11 números.' }],
    ['numbers', { cpf: 52998224725, senha: 1 }, { cpf: 'Informe o CPF.', senha: 'A senha é obrigatória' }],
    [
      'an extra field',
      { cpf: DemoCpf.ana, senha: 'x', admin: 'S' },
      { admin: 'Este campo não existe nesta chamada.' },
    ],
  ])('refuses %s with a Portuguese sentence for each field', async (_, body, fields) => {
    const { status, problem } = await api.call(autenticar, { body })
    expect(status).toBe(422)
    expect(problem).toMatchObject({ codigo: 'dados-invalidos', status: 422, campos: fields })
  })
})

describe('a session', () => {
  it('ends at once with encerrarSessao, and only that one', async () => {
    const token = await api.signIn(DemoCpf.ana)
    const other = await api.signIn(DemoCpf.ana)
    expect((await api.call(encerrarSessao, { token })).answer).toEqual({ encerrada: true })
    expect((await api.call(requisicaoStatus, { token })).problem).toMatchObject({
      status: 401,
      codigo: 'nao-autenticado',
      detail: 'Entre de novo com seu CPF e senha para continuar.',
    })
    expect((await api.call(encerrarSessao, { token })).status).toBe(401)
    expect((await api.call(requisicaoStatus, { token: other })).status).toBe(200)
  })

  it('ends by itself after an hour', async () => {
    const token = await api.signIn(DemoCpf.ana)
    api.clock.advance(3599)
    expect((await api.call(requisicaoStatus, { token })).status).toBe(200)
    api.clock.advance(1)
    expect((await api.call(requisicaoStatus, { token })).status).toBe(401)
  })

  it('leaves an audit row when it opens and when it closes', async () => {
    const token = await api.signIn(DemoCpf.nelson)
    await api.call(encerrarSessao, { token, headers: { 'x-request-id': 'pedido-de-teste-1' } })
    const rows = await api.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, await api.personId(DemoCpf.nelson)))
    expect(rows.map((row) => row.action)).toEqual(['session.opened', 'session.closed'])
    expect(rows[1]?.requestId).toBe('pedido-de-teste-1')
  })

  it('gives a real-time ticket that lasts a minute and is stored only as a hash', async () => {
    const token = await api.signIn(DemoCpf.ana)
    const { answer } = await api.call(gerarTokenSocket, { token })
    expect(answer.token).not.toBe(token)
    expect(new Date(answer.expiraEm).getTime() - api.clock.now().getTime()).toBe(60_000)
    expect((await api.call(gerarTokenSocket)).status).toBe(401)
  })
})
