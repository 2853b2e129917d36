import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alterarSenha, redefinirSenha, solicitarRedefinicaoSenha } from '#contract/identity/passwords.ts'
import { autenticar } from '#contract/identity/sessions.ts'
import { encerrarOutrasSessoes } from '#contract/people/personal-profile.ts'
import {
  solicitarCodigoSeguranca,
  validarCodigoSeguranca,
} from '#contract/re-registration/re-registration-access.ts'
import { attempts } from '../database/schema/attempts.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { knownDevices } from '../database/schema/known-devices.ts'
import { people } from '../database/schema/people.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { sweep } from '../jobs/expiry.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { storeFailures } from '../testing/failed-sign-ins.ts'
import { sentEmails } from '../testing/sent-emails.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'
import { LINK_MINUTES } from '../usecases/identity/passwords/send-password-link.ts'

/** A CPF that nobody in the demo has. */
const STRANGER = '00000000191'
const NEW = 'Nova#Senha1'
const DAY = 24 * 3600

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.set(TEST_NOW)
  await api.database.delete(attempts)
  await api.database.delete(knownDevices)
})

/** A network in which nobody was yet: each is asked for once. */
let networks = 0
const newAddress = () => `2001:db8:${((networks += 1)).toString(16)}::1`

/** A try from a place where nobody was yet, unless it is said where. */
const attempt = (
  cpf: string,
  {
    senha = DEMO_PASSWORD,
    device,
    address = newAddress(),
  }: { senha?: string; device?: string; address?: string } = {},
) =>
  api.call(autenticar, {
    body: { cpf, senha, ...(device !== undefined && { aparelhos: [device] }) },
    headers: { 'x-forwarded-for': address },
  })

const signIn = async (cpf: string, device?: string) => {
  const { answer } = await attempt(cpf, device === undefined ? {} : { device })
  return { token: answer.token, device: answer.aparelho?.token ?? '' }
}

/** A hundred failures, each from another address of the world. */
const besiege = (cpf: string) => storeFailures(api, cpf, 100)

const askLink = (
  cpf: string,
  { address = newAddress(), device }: { address?: string; device?: string } = {},
) =>
  api.call(solicitarRedefinicaoSenha, {
    body: { cpf, ...(device !== undefined && { aparelhos: [device] }) },
    headers: { 'x-forwarded-for': address },
  })

/** E-mails with a link or a code that came to a person. */
const mailsTo = async (person: string, template: string) =>
  (await sentEmails(api.dataDir)).filter((mail) => mail.template === template && mail.to.startsWith(person))

describe('Helena, whose CPF strangers try from a hundred addresses,', () => {
  it('signs in with her device from a network in which she never was; without it she is told what to do', async () => {
    const { device } = await signIn(DemoCpf.helena)
    // Each of them keeps a thread busy: the last few of a hundred are real.
    await storeFailures(api, DemoCpf.helena, 95)
    for (let failure = 0; failure < 5; failure += 1)
      expect((await attempt(DemoCpf.helena, { senha: 'errada' })).status).toBe(401)
    const without = await attempt(DemoCpf.helena)
    expect([without.status, without.problem.detail]).toEqual([
      429,
      'Muitas tentativas. Aguarde 24 horas ou crie uma senha nova em "Esqueci minha senha".',
    ])
    expect((await attempt(DemoCpf.helena, { device })).status).toBe(200)
    expect((await attempt(STRANGER, { device })).status).toBe(401)
  })

  it('gets in with a new device by a link to a new password, and it is known from then on', async () => {
    await besiege(DemoCpf.helena)
    expect((await askLink(DemoCpf.helena)).status).toBe(200)
    const token = await eventually(async () => {
      const [mail] = await mailsTo('helena.', 'senha_link')
      const [, found] = /token=([\w-]{43})/.exec(mail?.text ?? '') ?? []
      expect(found).toBeTruthy()
      return found ?? ''
    })
    const { answer } = await api.call(redefinirSenha, { body: { token, senha: NEW, confirmacao: NEW } })
    expect(answer.aparelho?.idPessoa).toBe(await api.personId(DemoCpf.helena))
    await besiege(DemoCpf.helena)
    const device = answer.aparelho?.token ?? ''
    expect((await attempt(DemoCpf.helena, { senha: NEW, device })).status).toBe(200)
  })
})

describe('a known device', () => {
  it('opens nobody else’s door, and is answered there as one that does not exist', async () => {
    const { device } = await signIn(DemoCpf.olivia)
    await besiege(DemoCpf.ana)
    const answers = await Promise.all(
      [device, 'x'.repeat(43), ''].map((given) => attempt(DemoCpf.ana, { device: given })),
    )
    const [hers, ...others] = answers.map(({ status, problem }) => [status, problem.detail])
    expect(hers?.[0]).toBe(429)
    expect(others).toEqual([hers, hers])
  })

  it('in a thief’s hands finds no password: five guesses in a quarter of an hour, thirty a day', async () => {
    const { device } = await signIn(DemoCpf.carlos)
    const guesses: number[] = []
    for (let quarter = 0; quarter < 20; quarter += 1) {
      let judged = 0
      for (let guess = 0; guess < 6; guess += 1) {
        const { status } = await attempt(DemoCpf.carlos, { senha: 'errada', device })
        if (status === 401) judged += 1
      }
      guesses.push(judged)
      api.clock.advance(15 * 60)
    }
    expect(guesses).toEqual([...Array(6).fill(5), ...Array(14).fill(0)])
    expect((await attempt(DemoCpf.carlos, { device })).status).toBe(429)
    expect((await attempt(DemoCpf.carlos)).status).toBe(200)
  })

  it('is known by another secret after each sign-in; the one before goes on for a day, in case the answer was lost', async () => {
    const first = await signIn(DemoCpf.gustavo)
    const second = await signIn(DemoCpf.gustavo, first.device)
    expect(second.device).not.toBe(first.device)
    await besiege(DemoCpf.gustavo)
    expect((await attempt(DemoCpf.gustavo, { device: first.device })).status).toBe(200)
    api.clock.advance(DAY)
    await besiege(DemoCpf.gustavo)
    expect((await attempt(DemoCpf.gustavo, { device: first.device })).status).toBe(429)
    expect((await attempt(DemoCpf.gustavo, { device: second.device })).status).toBe(200)
  })

  it('is known for 180 days, and its row is swept then', async () => {
    const { device } = await signIn(DemoCpf.dulce)
    api.clock.advance(180 * DAY - 1)
    await besiege(DemoCpf.dulce)
    expect((await attempt(DemoCpf.dulce, { device })).status).toBe(200)
    api.clock.advance(180 * DAY)
    await sweep(api.api)
    expect(await api.database.$count(knownDevices)).toBe(0)
  })

  it('ends with a new password', async () => {
    const { token, device } = await signIn(DemoCpf.joana)
    const body = { senhaAtual: DEMO_PASSWORD, senha: NEW, confirmacao: NEW }
    expect((await api.call(alterarSenha, { token, body })).status).toBe(200)
    await besiege(DemoCpf.joana)
    expect((await attempt(DemoCpf.joana, { senha: NEW, device })).status).toBe(429)
  })

  it('ends with the sessions that its person ends, and the one at hand does not', async () => {
    const [lost, own] = [await signIn(DemoCpf.fernanda), await signIn(DemoCpf.fernanda)]
    await besiege(DemoCpf.fernanda)
    const ended = await api.call(encerrarOutrasSessoes, { token: own.token, body: { idSessao: null } })
    expect(ended.status).toBe(200)
    expect((await attempt(DemoCpf.fernanda, { device: lost.device })).status).toBe(429)
    expect((await attempt(DemoCpf.fernanda, { device: own.device })).status).toBe(200)
  })

  it('is kept only as a hash, ten at most of one person', async () => {
    const devices: string[] = []
    for (let time = 0; time < 12; time += 1) devices.push((await signIn(DemoCpf.eduardo)).device)
    const rows = await api.database
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.personId, await api.personId(DemoCpf.eduardo)))
    expect(rows).toHaveLength(10)
    const kept = JSON.stringify([rows, await api.database.select().from(auditEntries)])
    for (const device of devices) expect(kept).not.toContain(device)
  })

  it.each([[['x'.repeat(101)]], [Array(6).fill('x')], ['x'], [[1]]])(
    'that is no list of tokens is refused in Portuguese: %j',
    async (aparelhos) => {
      const { status, problem } = await api.call(autenticar, {
        body: { cpf: DemoCpf.ana, senha: DEMO_PASSWORD, aparelhos },
      })
      expect(status).toBe(422)
      expect(Object.values(problem.campos ?? {})).toEqual([
        'Os aparelhos conhecidos não estão no formato esperado.',
      ])
    },
  )
})

describe('a link to a new password, for which strangers ask from many addresses,', () => {
  it('comes to Nelson’s known device whatever they ask, and one that is good is in his mailbox for who is refused', async () => {
    const { device } = await signIn(DemoCpf.nelson)
    const minutes = () => (api.clock.now().getTime() - TEST_NOW.getTime()) / 60_000
    /** When each that strangers asked for came, and how long the newest was good yet when the next was let in, minutes. */
    const strangers: number[] = []
    const goodFor: number[] = []
    const own: number[] = []
    for (; minutes() < 24 * 60; api.clock.advance(10 * 60)) {
      for (let time = 0; time < 4; time += 1) {
        const asked = await askLink(DemoCpf.nelson)
        const wait = asked.status === 200 ? 0 : (asked.problem.tentarEmSegundos ?? Infinity) / 60
        if (wait === 0) strangers.push(minutes())
        goodFor.push((strangers.at(-1) ?? 0) + LINK_MINUTES - minutes() - wait)
      }
      if (minutes() % 240 === 0) own.push((await askLink(DemoCpf.nelson, { device })).status)
    }
    expect(Math.min(...goodFor)).toBeGreaterThanOrEqual(0)
    expect(own).toEqual(Array(6).fill(200))
    expect(strangers.length).toBeGreaterThan(40)
    expect(strangers.length).toBeLessThanOrEqual(12 + 48)
  })
})

describe('a code for the re-registration', () => {
  const birthOf = async (cpf: string) => {
    const [row] = await api.database
      .select({ birth: people.birthDate })
      .from(people)
      .where(eq(people.cpf, cpf))
    return row?.birth ?? ''
  }
  const ask = (cpf: string, dataNascimento: string) =>
    api.call(solicitarCodigoSeguranca, {
      body: { cpf, dataNascimento },
      headers: { 'x-forwarded-for': newAddress() },
    })
  const validate = (cpf: string, codigo: string, device?: string) =>
    api.call(validarCodigoSeguranca, {
      body: { cpf, codigo, ...(device !== undefined && { aparelhos: [device] }) },
      headers: { 'x-forwarded-for': newAddress() },
    })

  it('comes to Ana whatever strangers ask who do not know her birth date, and nobody tells from it which is right', async () => {
    const right = await birthOf(DemoCpf.ana)
    for (const birth of ['1950-01-01', right, '1951-01-01']) {
      const answers = []
      for (let time = 0; time < 5; time += 1) answers.push((await ask(DemoCpf.ana, birth)).status)
      expect(answers).toEqual([200, 200, 200, 200, 429])
    }
  })

  it('opens on Eduardo’s known device, however many wrong ones strangers tried', async () => {
    const { device } = await signIn(DemoCpf.eduardo)
    await ask(DemoCpf.eduardo, await birthOf(DemoCpf.eduardo))
    const code = await eventually(async () => {
      const mail = (await mailsTo('eduardo.', 'codigo_seguranca'))[0]
      const [, found] = /segurança é (\d{6})/.exec(mail?.text ?? '') ?? []
      expect(found).toBeTruthy()
      return found ?? ''
    })
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await storeFailures(api, DemoCpf.eduardo, 95, undefined, 'code-failed')
    for (let failure = 0; failure < 5; failure += 1)
      expect((await validate(DemoCpf.eduardo, wrong)).status).toBe(401)
    expect((await validate(DemoCpf.eduardo, code)).status).toBe(429)
    expect((await validate(DemoCpf.eduardo, code, device)).status).toBe(200)
  })
})
