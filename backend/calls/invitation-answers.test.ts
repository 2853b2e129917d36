import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aceitarConvite,
  aderirPorConvite,
  conferirConvite,
  recusarConvite,
} from '#contract/enrolment/invitation-answers.ts'
import { cancelarConvite, convidarParticipante, retornarConvites } from '#contract/enrolment/invitations.ts'
import { retornarOnboarding } from '#contract/enrolment/onboarding.ts'
import { redefinirSenha } from '#contract/identity/passwords.ts'
import { autenticar } from '#contract/identity/sessions.ts'
import { retornarPlanosAtivos } from '#contract/plans/plans.ts'
import { people } from '../database/schema/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { recording } from '../testing/recording.ts'
import { sentEmails } from '../testing/sent-emails.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

const MAIS_VALOR = 4
const DAY_SECONDS = 24 * 3600

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** The secret in the newest e-mail of a template to an address. */
const secretTo = (email: string, template: string) =>
  eventually(async () => {
    const mails = (await sentEmails(api.dataDir)).filter(
      (mail) => mail.to === email && mail.template === template,
    )
    const [, token = ''] = /token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '') ?? []
    expect(token).not.toBe('')
    return token
  })

/** Has a participant of MAIS_VALOR invite an address. @returns the token of its link, and how the list shows it. */
async function invited(email: string, by: string = DemoCpf.ana) {
  const [token, idPessoa] = [await api.signIn(by), await api.personId(by)]
  const params = { idPessoa, idPlano: MAIS_VALOR }
  const { answer } = await api.call(convidarParticipante, {
    token,
    body: {
      ...params,
      chaveEnvio: randomUUID(),
      nome: 'Beatriz Lima',
      email,
      telefone: '',
      parentesco: 'irmao',
      consentimento: true,
    },
  })
  return {
    inviterId: idPessoa,
    link: await secretTo(email, 'convite_participante'),
    shown: async () =>
      (await api.call(retornarConvites, { params, token })).answer.convites.find(
        ({ id }) => id === answer.id,
      ),
    cancel: () => api.call(cancelarConvite, { token, body: { ...params, idConvite: answer.id } }),
  }
}

const beatriz = {
  nome: 'Beatriz Lima',
  cpf: '390.162.180-68',
  nascimento: '1990-05-17',
  telefone: '(11) 98765-4321',
  adesao: true,
}

const accept = (token: string, changed: object = {}) =>
  api.call(aceitarConvite, { body: { token, ...beatriz, ...changed } })

const situationOf = async (token: string) =>
  (await api.call(conferirConvite, { body: { token } })).answer.convite?.situacao

/** Everything that a refused call must leave as it was. */
async function written() {
  const { rows } = await api.database.execute(sql`
    select (select json_agg(i order by i.id) from invitations i) as invitations,
           (select count(*)::int from people) as people, (select count(*)::int from plan_links) as links,
           (select count(*)::int from audit_entries) as audited, (select count(*)::int from notifications) as told`)
  return rows[0]
}

describe('call(conferirConvite)', () => {
  it('shows what the e-mail said, and nothing else of anybody', async () => {
    const { link } = await invited('bia@exemplo.example')
    const { answer } = await api.call(conferirConvite, { body: { token: link } })
    expect(answer.convite).toEqual({
      nome: 'Beatriz Lima',
      email: 'b***@exemplo.example',
      convidante: 'Ana Beatriz Lima',
      plano: { id: MAIS_VALOR, nome: 'MAIS_VALOR' },
      entidade: expect.stringMatching(/\w/),
      validoAte: '2026-12-11',
      situacao: 'aberto',
    })
  })

  it('knows no link that was not drawn, and says what became of the others', async () => {
    const unknown = await api.call(conferirConvite, { body: { token: 'x'.repeat(43) } })
    expect(unknown.answer).toEqual({ convite: null })
    const broken = await api.call(conferirConvite, { body: { token: 'curto' } })
    expect([broken.status, broken.problem.campos]).toEqual([
      422,
      { token: 'O link está incompleto. Abra o link inteiro do e-mail.' },
    ])
    const withdrawn = await invited('retirado@exemplo.example')
    await withdrawn.cancel()
    expect(await situationOf(withdrawn.link)).toBe('cancelado')
  })

  it('neither a queue nor a table ever has the token', async () => {
    const { link } = await invited('segredo@exemplo.example')
    const { rows } = await api.database.execute<{ job: string }>(
      sql`select (select json_agg(j)::text from pgboss.job j) || (select json_agg(e)::text from emails e) || (select json_agg(l)::text from invitation_links l) as job`,
    )
    expect(rows[0]?.job).not.toContain(link)
  })
})

describe('call(aceitarConvite)', () => {
  it('makes somebody new a participant with a first access: their password comes by the welcome', async () => {
    const email = 'irma@exemplo.example'
    const ana = await invited(email)
    const recorded = await recording(api)
    const told = await notifiedWhile(api, ana.inviterId, async () => {
      expect((await accept(ana.link)).answer).toEqual({ recebido: true })
    })
    expect(told.titles).toEqual(['Beatriz aceitou o seu convite'])
    expect(await ana.shown()).toMatchObject({
      situacao: 'aceito',
      aceitoEm: '2026-11-11',
      podeCancelar: false,
    })
    const [person] = await api.database.select().from(people).where(eq(people.cpf, '39016218068'))
    expect(person).toMatchObject({
      name: 'Beatriz Lima',
      email,
      birthDate: '1990-05-17',
      onboardingOpen: true,
      adminLevel: null,
    })
    const idPessoa = person?.id ?? 0
    expect(await recorded('invitation.accepted')).toEqual([idPessoa])
    const { rows } = await api.database.execute(
      sql`select category, situation, joined_on, p.name as profile, enrolment, mobile_phone
          from plan_links l join investment_profiles p on p.id = l.profile_id
          join person_contacts c on c.person_id = l.person_id where l.person_id = ${idPessoa}`,
    )
    expect(rows).toMatchObject([
      {
        category: 1,
        situation: 1,
        joined_on: '2026-11-11',
        profile: 'Super Conservador',
        mobile_phone: '11987654321',
      },
    ])
    expect(String(rows[0]?.['enrolment'])).toMatch(/^4\d{5}$/)

    const welcome = await secretTo(email, 'convite_boas_vindas')
    api.clock.advance(DAY_SECONDS - 60)
    const body = { token: welcome, senha: 'Nova#Senha1', confirmacao: 'Nova#Senha1' }
    expect((await api.call(redefinirSenha, { body })).status).toBe(200)
    const session = await api.call(autenticar, { body: { cpf: beatriz.cpf, senha: 'Nova#Senha1' } })
    expect(session.answer.pessoa).toMatchObject({ id: idPessoa, onboarding: 'S' })
    const onboarding = await api.call(retornarOnboarding, {
      token: session.answer.token,
      params: { idPessoa, idPlano: MAIS_VALOR },
    })
    // The password was just created: the first access goes on after it.
    expect(onboarding.answer).toMatchObject({ onboarding: 'S', idStep: 2, passos: [1, 2, 3, 4, 5, 7] })
  })

  it('of two at once only one is taken, and makes one participant', async () => {
    const { link, shown } = await invited('dupla@exemplo.example')
    const both = await Promise.all([
      accept(link, { cpf: '714.602.380-01' }),
      accept(link, { cpf: '714.602.380-01' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await shown())?.situacao).toBe('aceito')
    const made = await api.database.select().from(people).where(eq(people.cpf, '71460238001'))
    expect(made).toHaveLength(1)
  })

  it('by two invitations at once with one CPF makes one participant, and the enrolments are different', async () => {
    const [one, other, third] = [
      await invited('um@exemplo.example'),
      await invited('outro@exemplo.example', DemoCpf.nelson),
      await invited('terceiro@exemplo.example', DemoCpf.nelson),
    ]
    const answers = await Promise.all([
      accept(one.link, { cpf: '529.463.420-18' }),
      accept(other.link, { cpf: '529.463.420-18' }),
      accept(third.link, { cpf: '862.288.875-48' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const states = [await one.shown(), await other.shown()].map((invitation) => invitation?.situacao)
    expect(states.toSorted()).toEqual(['aceito', 'enviado'])
    const { rows } = await api.database.execute<{ count: number }>(
      sql`select count(distinct enrolment)::int as count from plan_links l join people p on p.id = l.person_id
          where p.cpf in ('52946342018', '86228887548')`,
    )
    expect(rows).toEqual([{ count: 2 }])
  })

  it('with a CPF that is known changes nobody, tells its owner, and looks the same from outside', async () => {
    const ana = await invited('desconhecida@exemplo.example')
    const carlosId = await api.personId(DemoCpf.carlos)
    const [before] = await api.database.select().from(people).where(eq(people.id, carlosId))
    const told = await notifiedWhile(api, carlosId, async () => {
      const inviter = await notifiedWhile(api, ana.inviterId, async () => {
        expect((await accept(ana.link, { cpf: DemoCpf.carlos })).answer).toEqual({ recebido: true })
      })
      expect(inviter.titles).toEqual([])
    })
    expect(told.titles).toEqual(['Um convite foi respondido com o seu CPF'])
    expect(told.emails).toMatchObject([{ template: 'convite_com_cadastro', path: '/login' }])
    const [after] = await api.database.select().from(people).where(eq(people.id, carlosId))
    expect(after).toEqual(before)
    expect(await situationOf(ana.link)).toBe('respondido')
    expect((await accept(ana.link)).problem).toMatchObject({
      status: 409,
      detail:
        'Este convite já foi respondido. Siga o e-mail que enviamos ou entre com o seu CPF e a sua senha.',
    })
    // Who invited sees that it waits: nobody joined.
    expect((await ana.shown())?.situacao).toBe('enviado')
  })

  it('says every field that is wrong, and writes nothing; the link stays good', async () => {
    const { link } = await invited('erros@exemplo.example')
    const before = await written()
    const { problem } = await accept(link, {
      nome: 'Bia',
      cpf: '111.111.111-11',
      nascimento: '2015-01-01',
      telefone: '123',
      adesao: false,
    })
    expect([problem.status, problem.campos]).toEqual([
      422,
      {
        nome: 'Informe nome e sobrenome.',
        cpf: 'CPF inválido. Confira os números.',
        nascimento: 'Para menores de 18 anos a adesão é feita com o responsável. Fale com a entidade.',
        telefone: expect.stringContaining('Informe o DDD e o número completo.'),
        adesao: 'Confirme que você quer participar do plano.',
      },
    ])
    expect((await accept('x'.repeat(43))).problem.status).toBe(404)
    expect(await written()).toEqual(before)
    expect(await situationOf(link)).toBe('aberto')
  })

  it('is over once the invitation ran out or was withdrawn', async () => {
    const [late, withdrawn] = [await invited('tarde@exemplo.example'), await invited('fora@exemplo.example')]
    await withdrawn.cancel()
    expect((await accept(withdrawn.link)).problem.detail).toMatch(/cancelou este convite/)
    await api.database.execute(
      sql`update invitations set valid_until = '2026-11-01' where email = 'tarde@exemplo.example'`,
    )
    expect((await accept(late.link)).problem.detail).toMatch(/O prazo deste convite passou/)
    expect(await situationOf(late.link)).toBe('expirado')
  })
})

describe('call(recusarConvite)', () => {
  it('tells who invited, with the reason in their list, and leaves the address in peace', async () => {
    const ana = await invited('nao@exemplo.example')
    const recorded = await recording(api)
    const told = await notifiedWhile(api, ana.inviterId, async () => {
      const body = { token: ana.link, motivo: ' Já tenho previdência. ' }
      expect((await api.call(recusarConvite, { body })).answer).toEqual({ recusado: true })
    })
    expect(told.titles).toEqual(['Beatriz recusou o seu convite'])
    expect(await recorded('invitation.refused')).toEqual([ana.inviterId])
    expect(await ana.shown()).toMatchObject({
      situacao: 'recusado',
      recusadoEm: expect.stringMatching(/^2026-11-1\d$/),
      motivoRecusa: 'Já tenho previdência.',
      podeReenviar: false,
    })
    expect(await situationOf(ana.link)).toBe('recusado')
    const again = await api.call(recusarConvite, { body: { token: ana.link } })
    expect(again.problem.status).toBe(409)
    expect((await accept(ana.link)).problem.detail).toMatch(/foi recusado/)
  })

  it('and an acceptance at once end in one of them', async () => {
    const { link, shown } = await invited('talvez@exemplo.example')
    const answers = await Promise.all([
      api.call(recusarConvite, { body: { token: link } }),
      accept(link, { cpf: '284.161.490-54' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await shown())?.situacao).toBe(answers[0].status === 200 ? 'recusado' : 'aceito')
  })

  it('takes no reason that is too long', async () => {
    const { link } = await invited('longo@exemplo.example')
    const { problem } = await api.call(recusarConvite, { body: { token: link, motivo: 'x'.repeat(201) } })
    expect(problem.campos).toEqual({ motivo: 'Use no máximo 200 caracteres.' })
    expect(await situationOf(link)).toBe('aberto')
  })
})

describe('call(aderirPorConvite)', () => {
  const join = async (link: string, cpf: string) =>
    api.call(aderirPorConvite, { token: await api.signIn(cpf), body: { token: link } })

  it('gives who has an account one more plan, without a second first access', async () => {
    const ana = await invited('helena@exemplo.example')
    const idPessoa = await api.personId(DemoCpf.helena)
    const recorded = await recording(api)
    const told = await notifiedWhile(api, idPessoa, async () => {
      expect((await join(ana.link, DemoCpf.helena)).answer.plano).toEqual({
        id: MAIS_VALOR,
        nome: 'MAIS_VALOR',
      })
    })
    expect(told.titles).toEqual(['Você entrou no plano MAIS_VALOR'])
    expect(await recorded('invitation.accepted')).toEqual([idPessoa])
    const { answer } = await api.call(retornarPlanosAtivos, {
      token: await api.signIn(DemoCpf.helena),
      params: { idPessoa },
    })
    expect(answer.map(({ plano }) => plano.nome).toSorted()).toEqual(['DXC', 'MAIS_VALOR'])
    const [helena] = await api.database.select().from(people).where(eq(people.id, idPessoa))
    expect(helena?.onboardingOpen).toBe(false)
    expect((await ana.shown())?.situacao).toBe('aceito')
    expect((await join(ana.link, DemoCpf.helena)).problem.detail).toMatch(/já participa/)
  })

  it('after data of theirs were sent is for that person alone', async () => {
    const ana = await invited('fernanda@exemplo.example')
    await accept(ana.link, { cpf: DemoCpf.fernanda })
    expect((await join(ana.link, DemoCpf.carlos)).problem.status).toBe(409)
    expect((await join(ana.link, DemoCpf.fernanda)).status).toBe(200)
  })

  it('is not for one’s own invitation, for who is in the plan, nor for attendants', async () => {
    const { link } = await invited('propria@exemplo.example')
    const before = await written()
    expect((await join(link, DemoCpf.ana)).problem.detail).toMatch(/enviado por você/)
    expect((await join(link, DemoCpf.joana)).problem.detail).toMatch(/já participa do plano MAIS_VALOR/)
    expect((await join(link, DemoCpf.karina)).problem.status).toBe(403)
    expect((await join('x'.repeat(43), DemoCpf.gustavo)).problem.status).toBe(404)
    const after = await written()
    expect({ ...after, audited: 0 }).toEqual({ ...before, audited: 0 })
  })
})

it('an address asks only so often in a minute', async () => {
  const limited = await startTestApi({ limits: { general: 1000, signIn: 2 } })
  try {
    const look = () => limited.call(conferirConvite, { body: { token: 'x'.repeat(43) } })
    expect([await look(), await look(), await look()].map(({ status }) => status)).toEqual([200, 200, 429])
  } finally {
    await limited.close()
  }
})
