import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  retornarRecadastramento,
  salvarRascunhoRecadastramento,
} from '#contract/re-registration/re-registration.ts'
import {
  abrirRecadastramento,
  gerarCodigoSegurancaRecadastramentoAdministrador,
  reiniciarRecadastramento,
  solicitarCodigoSeguranca,
  validarCodigoSeguranca,
} from '#contract/re-registration/re-registration-access.ts'
import { requisicaoStatus } from '#contract/requests/requests.ts'
import { attempts } from '../database/schema/attempts.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { people } from '../database/schema/people.ts'
import { reRegistrationCodes } from '../database/schema/re-registrations.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { openedReRegistration, serviceDeskCode, statusOf } from '../testing/re-registration.ts'
import { recording } from '../testing/recording.ts'
import { sentEmails } from '../testing/sent-emails.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

const STRANGER = '00000000191'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.set(TEST_NOW)
  await api.database.delete(attempts)
})

/** As from another address. */
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' }

const validate = (cpf: string, codigo: string, headers = {}) =>
  api.call(validarCodigoSeguranca, { body: { cpf, codigo }, headers })
const birthOf = async (cpf: string) => {
  const [row] = await api.database.select({ birth: people.birthDate }).from(people).where(eq(people.cpf, cpf))
  return row?.birth ?? ''
}
const ask = async (cpf: string, dataNascimento?: string, headers = {}) =>
  api.call(solicitarCodigoSeguranca, {
    headers,
    body: { cpf, dataNascimento: dataNascimento ?? (await birthOf(cpf)) },
  })
const mails = (template: string, count: number) =>
  eventually(async () => {
    const found = (await sentEmails(api.dataDir)).filter((mail) => mail.template === template)
    expect(found).toHaveLength(count)
    return found
  })
/** Codes that came to a person by e-mail, oldest first. */
const codesSentTo = (person: string, count: number) =>
  eventually(async () => {
    const found = (await sentEmails(api.dataDir)).flatMap(({ to, text }) =>
      to.startsWith(person) ? (/segurança é (\d{6})/.exec(text)?.[1] ?? []) : [],
    )
    expect(found).toHaveLength(count)
    return found
  })
const codesOf = async (cpf: string) =>
  api.database
    .select()
    .from(reRegistrationCodes)
    .where(eq(reRegistrationCodes.personId, await api.personId(cpf)))
/** A code that is not the right one. */
const other = (codigo: string) => String((Number(codigo) + 1) % 1_000_000).padStart(6, '0')

describe('the way in of who is signed in', () => {
  const open = async (cpf: string, senha = 'Prev@2026') =>
    api.call(abrirRecadastramento, { token: await api.signIn(cpf), body: { senha } })

  it('opens Ana’s own with her password, and nothing else', async () => {
    const { answer } = await open(DemoCpf.ana)
    expect(answer.expiraEm).toBe('2026-11-11T16:00:00.000Z')
    const own = await api.call(retornarRecadastramento, { token: answer.token })
    expect(own.answer.pessoa.nome).toBe('Ana Beatriz Lima')
    expect((await api.call(requisicaoStatus, { token: answer.token })).status).toBe(401)
    expect(await statusOf(api, DemoCpf.ana)).toBe(1)
  })

  it('counts a wrong password, and opens nothing', async () => {
    const { status, problem } = await open(DemoCpf.ana, 'Errada@2026')
    expect(status).toBe(422)
    expect(problem.campos).toHaveProperty('senha')
    expect(await api.database.select().from(attempts)).toHaveLength(1)
  })

  it('says why there is nothing to do for who sent theirs, and for who was never asked', async () => {
    const sent = await open(DemoCpf.dulce)
    expect([sent.status, sent.problem.detail]).toEqual([
      409,
      'Este recadastramento já foi enviado. Acompanhe pelo portal.',
    ])
    const never = await open(DemoCpf.helena)
    expect([never.status, never.problem.detail]).toEqual([
      409,
      'Você não tem recadastramento para fazer agora.',
    ])
  })
})

describe('asking for a code', () => {
  it('answers everybody the same, and writes only to who has something to re-register', async () => {
    const answers = [
      await api.call(solicitarCodigoSeguranca, { body: { cpf: STRANGER, dataNascimento: '1980-01-01' } }),
      await ask(DemoCpf.ana, '1950-01-01'),
      await ask(DemoCpf.ana),
      await ask(DemoCpf.fernanda),
    ]
    for (const { status, answer } of answers) {
      expect([status, answer]).toEqual([200, { enviado: true, validadeMinutos: 15 }])
    }
    const [mail] = await mails('codigo_seguranca', 1)
    await mails('recadastramento_sem_pendencia', 1)
    expect(mail?.to).toBe('ana.lima@exemplo.example')
    const codigo = /segurança é (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''
    const stored = await codesOf(DemoCpf.ana)
    expect(JSON.stringify(stored)).not.toContain(codigo)
    expect(JSON.stringify(await api.database.select().from(auditEntries))).not.toContain(codigo)
    const queued = await api.database.execute(
      sql`select data::text from pgboss.job union all select to_json(e)::text from emails e`,
    )
    expect(queued.rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(queued.rows)).not.toContain(codigo)
    expect((await validate(DemoCpf.ana, codigo)).status).toBe(200)
  })

  it('a fourth time within an hour has to wait, known or not', async () => {
    for (const cpf of [DemoCpf.carlos, STRANGER]) {
      for (let time = 0; time < 3; time += 1) expect((await ask(cpf, '1950-01-01')).status).toBe(200)
      const { status, problem } = await ask(cpf, '1950-01-01')
      expect([status, problem.tentarEmSegundos]).toEqual([429, 3600])
    }
    expect((await ask(DemoCpf.carlos, '1950-01-01', ELSEWHERE)).status).toBe(200)
    api.clock.advance(3600)
    expect((await ask(DemoCpf.carlos, '1950-01-01')).status).toBe(200)
  })

  it.each([
    ['52998224726', '1980-01-01', 'cpf'],
    [DemoCpf.ana, '1980-02-31', 'dataNascimento'],
  ])('with %s and %s is told what to correct', async (cpf, dataNascimento, field) => {
    const { status, problem } = await api.call(solicitarCodigoSeguranca, { body: { cpf, dataNascimento } })
    expect([status, Object.keys(problem.campos ?? {})]).toEqual([422, [field]])
  })
})

describe('validarCodigoSeguranca', () => {
  it('gives a token once, that opens nothing but the re-registration, for an hour', async () => {
    const codigo = await serviceDeskCode(api, DemoCpf.ana)
    const { answer } = await validate(DemoCpf.ana, `${codigo.slice(0, 3)} ${codigo.slice(3)}`)
    const { token } = answer
    expect((await api.call(requisicaoStatus, { token })).status).toBe(401)
    expect((await api.call(retornarRecadastramento, { token })).status).toBe(200)
    const portal = await api.signIn(DemoCpf.ana)
    expect((await api.call(retornarRecadastramento, { token: portal })).status).toBe(401)
    expect((await validate(DemoCpf.ana, codigo)).status).toBe(401)
    api.clock.advance(3601)
    expect((await api.call(retornarRecadastramento, { token })).status).toBe(401)
  })

  it('knows no code of somebody else, none that is over and none that a newer one replaced', async () => {
    const old = await serviceDeskCode(api, DemoCpf.ana)
    const newer = await serviceDeskCode(api, DemoCpf.ana)
    const refused = [
      await validate(DemoCpf.carlos, newer),
      await validate(STRANGER, newer),
      ...(old === newer ? [] : [await validate(DemoCpf.ana, old)]),
    ]
    for (const { status, problem } of refused) {
      expect([status, problem.codigo]).toEqual([401, 'credenciais-invalidas'])
    }
    api.clock.advance(3600)
    expect((await validate(DemoCpf.ana, newer)).status).toBe(401)
  })

  it('keeps the code that the service desk read out when a stranger asks for one by e-mail', async () => {
    const codigo = await serviceDeskCode(api, DemoCpf.carlos)
    expect((await ask(DemoCpf.carlos, undefined, ELSEWHERE)).status).toBe(200)
    expect((await validate(DemoCpf.carlos, codigo)).status).toBe(200)
  })

  it('knows the four newest codes that came by e-mail, beside that of the service desk, until one is used', async () => {
    const sent: string[] = []
    // More than four within their time come only to who is known.
    await api.signIn(DemoCpf.eduardo)
    const strangers = [1, 2, 3, 4].map((last) => ({ 'x-forwarded-for': `203.0.113.${last}` }))
    for (const headers of [...strangers, {}]) {
      await ask(DemoCpf.eduardo, undefined, headers)
      const found = await codesSentTo('eduardo.', sent.length + 1)
      sent.push(...found.slice(-1))
    }
    const read = await serviceDeskCode(api, DemoCpf.eduardo)
    const answers = []
    for (const codigo of [sent[0], sent[1], sent[4], read]) {
      answers.push((await validate(DemoCpf.eduardo, codigo ?? '')).status)
    }
    expect(answers).toEqual([401, 200, 401, 401])
  })

  it.each(['12345', '1234567', 'abcdef', ''])('refuses %j as a code', async (codigo) => {
    expect((await validate(DemoCpf.ana, codigo)).problem.campos).toEqual({
      codigo: 'O código tem 6 números.',
    })
  })

  it('locks for half an hour after five wrong ones, even to the right one', async () => {
    const codigo = await serviceDeskCode(api, DemoCpf.ana)
    for (let time = 0; time < 5; time += 1) {
      expect((await validate(DemoCpf.ana, other(codigo))).status).toBe(401)
    }
    const { status, problem } = await validate(DemoCpf.ana, codigo)
    expect([status, problem.tentarEmSegundos]).toEqual([429, 1800])
    api.clock.advance(1800)
    expect((await validate(DemoCpf.ana, codigo)).status).toBe(200)
  })

  it('keeps nobody out elsewhere whose code a stranger guesses at', async () => {
    const codigo = await serviceDeskCode(api, DemoCpf.ana)
    for (let time = 0; time < 5; time += 1) await validate(DemoCpf.ana, other(codigo), ELSEWHERE)
    expect((await validate(DemoCpf.ana, codigo, ELSEWHERE)).status).toBe(429)
    expect((await validate(DemoCpf.ana, codigo)).status).toBe(200)
  })

  it('tried many times at once counts every time', async () => {
    const codigo = await serviceDeskCode(api, DemoCpf.ana)
    const tries = await Promise.all(Array.from({ length: 8 }, () => validate(DemoCpf.ana, other(codigo))))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
  })
})

describe('gerarCodigoSegurancaRecadastramentoAdministrador', () => {
  const generate = async (cpf: string, as: string = DemoCpf.karina, named: string = as) =>
    api.call(gerarCodigoSegurancaRecadastramentoAdministrador, {
      token: await api.signIn(as),
      body: { cpf, idPessoaAdmin: await api.personId(named) },
    })

  it.each([
    ['ana', 200],
    ['carlos', 200],
    ['dulce', 409],
    ['eduardo', 200],
    ['fernanda', 409],
    ['gustavo', 409],
    ['helena', 409],
  ] as const)('for %s answers %i', async (who, expected) => {
    const { status } = await generate(DemoCpf[who])
    expect(status).toBe(expected)
  })

  it('answers the code in both places and leaves both names in the record', async () => {
    const { answer } = await generate(DemoCpf.ana)
    expect(answer.codigo).toMatch(/^\d{6}$/)
    expect(answer.data.codigo).toBe(answer.codigo)
    const [karina, ana] = [await api.personId(DemoCpf.karina), await api.personId(DemoCpf.ana)]
    const rows = await api.database.select().from(auditEntries).where(eq(auditEntries.actorId, karina))
    expect(rows.filter(({ subjectId }) => subjectId === ana).map(({ action }) => action)).toContain(
      're-registration.code-issued',
    )
  })

  it('is not for another attendant’s name, nor for unknown people', async () => {
    expect((await generate(DemoCpf.ana, DemoCpf.karina, DemoCpf.marta)).status).toBe(403)
    expect((await generate(STRANGER)).status).toBe(404)
  })
})

describe('reiniciarRecadastramento', () => {
  const restart = async (cpf: string, as: string) =>
    api.call(reiniciarRecadastramento, { token: await api.signIn(as), body: { cpf, admin: 'S' } })

  it('is the administrator’s, where a code could be generated too', async () => {
    expect((await restart(DemoCpf.carlos, DemoCpf.luiz)).status).toBe(403)
    const { status, problem } = await restart(DemoCpf.dulce, DemoCpf.marta)
    expect([status, problem.detail]).toEqual([409, 'Erro ao reiniciar o recadastramento.'])
    expect([await statusOf(api, DemoCpf.carlos), await statusOf(api, DemoCpf.dulce)]).toEqual([2, 3])
  })

  it('puts the draft away, ends codes and tokens, and begins again', async () => {
    const token = await openedReRegistration(api, DemoCpf.carlos)
    await api.call(salvarRascunhoRecadastramento, {
      token,
      body: { versao: 0, dados: { banco: { resposta: 'certo', valores: null } } },
    })
    const codigo = await serviceDeskCode(api, DemoCpf.carlos)
    const recorded = await recording(api)
    expect((await restart(DemoCpf.carlos, DemoCpf.marta)).answer).toEqual({ reiniciado: true })
    expect(await recorded('re-registration.begun-again')).toEqual([await api.personId(DemoCpf.carlos)])
    expect(await statusOf(api, DemoCpf.carlos)).toBe(1)
    expect((await api.call(retornarRecadastramento, { token })).status).toBe(401)
    expect((await validate(DemoCpf.carlos, codigo)).status).toBe(401)
    const again = await openedReRegistration(api, DemoCpf.carlos)
    const { answer } = await api.call(retornarRecadastramento, { token: again })
    expect(answer.rascunho).toEqual({ versao: 0, salvoEm: null, dados: {} })
  })
})
