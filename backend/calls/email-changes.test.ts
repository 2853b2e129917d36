import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alterarEmailRecadastramento } from '#contract/people/people.ts'
import { retornarRequisicao, retornarSolicitacoes } from '#contract/requests/requests.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { people } from '../database/schema/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { lastNotificationOf } from '../testing/demo-requests.ts'
import { queuedEmails } from '../testing/queued-emails.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

const EMAIL_CHANGE = 20

let api: TestApi
let ana: number
let karina: string
let demoMails: number

beforeAll(async () => {
  api = await startTestApi()
  ana = await api.personId(DemoCpf.ana)
  karina = await api.signIn(DemoCpf.karina)
  demoMails = (await queuedEmails(api.database)).length
})
afterAll(() => api.close())

const change = (body: object, token = karina) =>
  api.call(alterarEmailRecadastramento, {
    token,
    body: { cpf: DemoCpf.ana, idPessoa: ana, email: 'ana.nova@exemplo.example', ...body },
  })

const emailOf = async (id: number) =>
  (await api.database.select({ email: people.email }).from(people).where(eq(people.id, id)))[0]?.email

/** The demonstration has written to some of them before. */
const mailsTo = async (address: string) =>
  (await queuedEmails(api.database)).slice(demoMails).filter(({ to }) => to === address)

/** Everything that a refused call must leave as it was. */
async function written() {
  const { rows } = await api.database.execute(sql`
    select (select json_agg(p.email order by p.id) from people p) as emails,
           (select count(*)::int from requests) as requests,
           (select count(*)::int from audit_entries) as audit,
           (select count(*)::int from emails) as mails`)
  return rows[0]
}

describe('alterarEmailRecadastramento', () => {
  it('changes it, tells both addresses, and stays among the requests with who did it', async () => {
    const before = (await emailOf(ana)) ?? ''
    const { answer } = await change({
      cpf: '529.982.247-25',
      email: ' Ana.Nova@Exemplo.example ',
      token: karina,
    })
    expect(answer).toEqual({
      email: 'ana.nova@exemplo.example',
      protocolo: expect.stringMatching(/^\d{4}\.\d{7}$/),
    })
    expect(await emailOf(ana)).toBe('ana.nova@exemplo.example')
    for (const address of [before, 'ana.nova@exemplo.example']) {
      expect(await mailsTo(address)).toEqual([
        {
          to: address,
          template: 'email_alterado',
          path: '/perfil',
          variables: expect.objectContaining({
            primeiroNome: 'Ana',
            cpfMascarado: '***.982.247-**',
            emailNovo: 'a***@exemplo.example',
            origem: 'pelo atendimento',
          }),
        },
      ])
    }
    const { requisicoes } = (
      await api.call(retornarSolicitacoes, {
        token: karina,
        query: { idPessoa: ana, idFuncionalidade: EMAIL_CHANGE },
      })
    ).answer
    expect(requisicoes[0]).toMatchObject({
      protocolo: answer.protocolo,
      funcionalidade: { nome: 'Alteração de Email Atendimento' },
      status: { nome: 'Concluída' },
    })
    const idRequisicao = requisicoes[0]?.id ?? 0
    const { answer: request } = await api.call(retornarRequisicao, {
      token: await api.signIn(DemoCpf.ana),
      params: { idRequisicao },
    })
    expect(request.dados).toEqual({ anterior: before, novo: 'ana.nova@exemplo.example' })
    expect(request.eventos[0]?.autor).toEqual({ nome: 'Karina Alves', papel: 'atendente' })
    expect(await lastNotificationOf(api, ana)).toMatchObject({
      title: 'E-mail alterado',
      type: 2,
      requestId: idRequisicao,
    })
    const [audited] = await api.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, ana), eq(auditEntries.action, 'person.email-changed')))
    expect(audited).toMatchObject({
      actorId: await api.personId(DemoCpf.karina),
      before: { email: before },
      after: { email: 'ana.nova@exemplo.example', by: 'service-desk' },
    })
  })

  it.each([
    ['for people of any status', DemoCpf.dulce],
    ['for people without re-registration', DemoCpf.helena],
    ['for people who left their plan', DemoCpf.gustavo],
  ])('is open %s', async (_, cpf) => {
    const idPessoa = await api.personId(cpf)
    const { status } = await change({ cpf, idPessoa, email: `novo.${idPessoa}@exemplo.example` })
    expect(status).toBe(200)
  })

  it('keeps why, for the person to read', async () => {
    const idPessoa = await api.personId(DemoCpf.carlos)
    const motivo = 'Ligou e disse que não usa mais o endereço antigo.'
    const asked = { cpf: DemoCpf.carlos, idPessoa, email: 'carlos.novo@exemplo.example' }
    const before = await written()
    for (const short of ['', 'ligou', ' '.repeat(20)]) {
      const { status, problem } = await change({ ...asked, motivo: short })
      expect([status, Object.keys(problem.campos ?? {})]).toEqual([422, ['motivo']])
    }
    expect(await written()).toEqual(before)
    expect((await change({ ...asked, motivo })).status).toBe(200)
    const { answer } = await api.call(retornarSolicitacoes, {
      token: karina,
      query: { idPessoa, idFuncionalidade: EMAIL_CHANGE },
    })
    const { answer: request } = await api.call(retornarRequisicao, {
      token: await api.signIn(DemoCpf.carlos),
      params: { idRequisicao: answer.requisicoes[0]?.id ?? 0 },
    })
    expect(request.dados).toMatchObject({ novo: 'carlos.novo@exemplo.example', motivo })
    expect(JSON.stringify(request)).toContain(motivo)
  })

  it('takes an address of somebody else only when that is confirmed, and never says whose it is', async () => {
    const [eduardo, fernanda] = [await api.personId(DemoCpf.eduardo), await api.personId(DemoCpf.fernanda)]
    await api.database
      .update(people)
      .set({ email: 'Casal.Da_Casa@exemplo.example' })
      .where(eq(people.id, eduardo))
    const asked = { cpf: DemoCpf.fernanda, idPessoa: fernanda, email: ' casal.da_casa@Exemplo.example' }
    const before = await written()
    const { status, problem } = await change(asked)
    expect([status, Object.keys(problem.campos ?? {})]).toEqual([422, ['compartilhado']])
    expect(JSON.stringify(problem)).not.toMatch(new RegExp(`Eduardo|Prates|${DemoCpf.eduardo}|987\\.`))
    expect((await change({ ...asked, compartilhado: false })).status).toBe(422)
    expect(await written()).toEqual(before)
    // An underscore stands for itself.
    expect((await change({ ...asked, email: 'casal.daXcasa@exemplo.example' })).status).toBe(200)
    expect((await change({ ...asked, compartilhado: true })).status).toBe(200)
    expect(await emailOf(fernanda)).toBe('casal.da_casa@exemplo.example')
    expect(await mailsTo('casal.daxcasa@exemplo.example')).toHaveLength(2)
  })

  it('writes only to the new address where there was none', async () => {
    const idPessoa = await api.personId(DemoCpf.nelson)
    await api.database.update(people).set({ email: null }).where(eq(people.id, idPessoa))
    await change({ cpf: DemoCpf.nelson, idPessoa, email: 'nelson@exemplo.example' })
    expect(await mailsTo('nelson@exemplo.example')).toHaveLength(1)
  })

  it('is done without a request for who never joined a plan', async () => {
    const [stranger] = await api.database
      .insert(people)
      .values({ cpf: '00000000191', name: 'Pessoa Sem Plano' })
      .returning({ id: people.id })
    const { answer } = await change({
      cpf: '00000000191',
      idPessoa: stranger?.id,
      email: 'sem@exemplo.example',
    })
    expect(answer).toEqual({ email: 'sem@exemplo.example', protocolo: null })
  })

  it.each([
    [422, { email: '' }, { email: 'O e-mail é obrigatório' }],
    [422, { email: 'ana' }, { email: 'Escreva um e-mail válido, como nome@exemplo.com.br.' }],
    [422, { email: 7 }, { email: 'O e-mail é obrigatório' }],
    [422, { email: `${'a'.repeat(120)}@exemplo.com` }, { email: 'Use no máximo 120 caracteres.' }],
    [422, { email: 'ana.nova@exemplo.example' }, { email: 'Este já é o e-mail do cadastro.' }],
    [422, { cpf: DemoCpf.carlos }, { cpf: 'Este CPF não é da pessoa escolhida.' }],
    [422, { cpf: '52998224726' }, { cpf: 'CPF inválido. Confira os números.' }],
    [422, { admin: 'S' }, { admin: 'Este campo não existe nesta chamada.' }],
    [404, { idPessoa: 2_000_000_000 }, undefined],
    [403, { token: 'A'.repeat(43), email: 'outro@exemplo.example' }, undefined],
  ])('answers %i to %j and changes nothing', async (status, body, fields) => {
    const before = await written()
    const answered = await change(body)
    expect(answered.status).toBe(status)
    expect(answered.problem.campos).toEqual(fields)
    expect(await written()).toEqual(before)
  })

  it('is for attendants only, and not for a colleague or oneself', async () => {
    const participant = await api.signIn(DemoCpf.ana)
    expect((await change({ email: 'outro@exemplo.example' }, participant)).status).toBe(403)
    for (const [cpf, status] of [
      [DemoCpf.luiz, 404],
      [DemoCpf.karina, 403],
    ] as const) {
      const idPessoa = await api.personId(cpf)
      expect((await change({ cpf, idPessoa, email: 'outro@exemplo.example' })).status).toBe(status)
    }
  })
})
