import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alterarContribuicao, retornarContribuicao } from '#contract/contributions/contributions.ts'
import { declararPep, notExposed } from '#contract/declarations/declarations.ts'
import { convidarParticipante } from '#contract/enrolment/invitations.ts'
import { encerrarSessao } from '#contract/identity/sessions.ts'
import { alterarEmailRecadastramento, retornarPessoa } from '#contract/people/people.ts'
import { retornarPlanoFuncionalidades, retornarPlanosAtivos } from '#contract/plans/plans.ts'
import { retornarQuemAcessou } from '#contract/records/access-record.ts'
import {
  arquivoComprovanteSolicitacao,
  arquivoDocumentoSolicitacao,
  movimentarRequisicao,
  retornarRequisicao,
} from '#contract/requests/requests.ts'
import { encerrarAtendimento, iniciarAtendimento } from '#contract/service-desk/service-desk.ts'
import { optarRegimeTributacao } from '#contract/taxes/tax-regime.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { personAccesses } from '../database/schema/person-accesses.ts'
import { requests } from '../database/schema/requests.ts'
import { sessions } from '../database/schema/sessions.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { hashSecret } from '../security/tokens.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { keepSelfieOf } from '../testing/kept-selfie.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

const HPE = 1
const REASON = 'Ligou e pediu para aumentar a contribuição.'

let api: TestApi
let ids: Record<'ana' | 'carlos' | 'karina', number>

beforeAll(async () => {
  api = await startTestApi()
  ids = {
    ana: await api.personId(DemoCpf.ana),
    carlos: await api.personId(DemoCpf.carlos),
    karina: await api.personId(DemoCpf.karina),
  }
})
afterAll(() => api.close())
afterEach(() => api.clock.set(TEST_NOW))

const start = (token: string, idPessoa = ids.ana, motivo: unknown = REASON) =>
  api.call(iniciarAtendimento, { token, body: { idPessoa, motivo } })

const end = (token: string) => api.call(encerrarAtendimento, { token })

async function serving(cpf: string, idPessoa = ids.ana): Promise<string> {
  const token = await api.signIn(cpf)
  expect((await start(token, idPessoa)).status).toBe(200)
  return token
}

const changeContribution = (token: string, idPessoa = ids.ana) =>
  api.call(alterarContribuicao, {
    token,
    body: {
      idPessoa,
      idPlano: HPE,
      chaveEnvio: randomUUID(),
      modalidade: 'percentual',
      percentualBasica: 6,
      percentualSuplementar: 5,
    },
  })

const invite = (token: string, email: string) =>
  api.call(convidarParticipante, {
    token,
    body: {
      idPessoa: ids.ana,
      idPlano: 4,
      chaveEnvio: randomUUID(),
      nome: 'Rita Souza',
      email,
      telefone: '',
      parentesco: 'colega',
      consentimento: true,
    },
  })

const accessesOf = async (idPessoa: number, cpf: string) =>
  (await api.call(retornarQuemAcessou, { token: await api.signIn(cpf), params: { idPessoa } })).answer.acessos

const servingsOf = async (idPessoa: number, cpf: string) =>
  (await accessesOf(idPessoa, cpf)).filter(({ tipo }) => tipo === 'atendimento')

/** Everything that a refused call must leave as it was. */
async function written() {
  const { rows } = await api.database.execute(sql`
    select (select count(*)::int from requests) as requests, (select count(*)::int from audit_entries) as audit,
           (select count(*)::int from person_accesses where kind = 'serving') as servings,
           (select json_agg(r.status order by r.id) from requests r) as statuses,
           (select json_agg(p.email order by p.id) from people p) as emails`)
  return rows[0]
}

describe('iniciarAtendimento', () => {
  it('lasts 30 minutes, keeps its reason, and leaves an audit row', async () => {
    const token = await api.signIn(DemoCpf.karina)
    const { answer } = await start(token, ids.ana, `  ${REASON}  `)
    expect(answer).toEqual({
      id: expect.any(Number),
      pessoa: { id: ids.ana, nome: 'Ana Beatriz Lima', cpf: DemoCpf.ana },
      motivo: REASON,
      inicio: TEST_NOW.toISOString(),
      expiraEm: new Date(TEST_NOW.getTime() + 30 * 60_000).toISOString(),
    })
    const [row] = await api.database.select().from(personAccesses).where(eq(personAccesses.id, answer.id))
    expect(row).toMatchObject({ attendantId: ids.karina, attendantLevel: 1, kind: 'serving', reason: REASON })
    const [audited] = await api.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(audited).toMatchObject({ action: 'serving.started', actorId: ids.karina, subjectId: ids.ana })
  })

  it('never lasts longer than the session', async () => {
    const token = await api.signIn(DemoCpf.karina)
    api.clock.advance(50 * 60)
    const { answer } = await start(token, await api.personId(DemoCpf.helena))
    expect(Date.parse(answer.expiraEm) - Date.parse(answer.inicio)).toBe(10 * 60_000)
  })

  it('ends the one that was open in the session, and no other', async () => {
    const [token, other] = [await serving(DemoCpf.karina), await serving(DemoCpf.karina)]
    await start(token, ids.carlos)
    expect((await changeContribution(token)).status).toBe(403)
    expect((await invite(other, 'um@exemplo.example')).status).toBe(200)
  })

  it('asked for several times at once in a session answers each, and one serving stays open', async () => {
    let readings = 0
    // Of two at once, the one that comes to the database later may have begun earlier.
    const ticking = await startTestApi({ clock: () => new Date(TEST_NOW.getTime() - (readings += 1)) })
    try {
      const token = await ticking.signIn(DemoCpf.karina)
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          ticking.call(iniciarAtendimento, {
            token,
            body: { idPessoa: index % 2 === 0 ? ids.ana : ids.carlos, motivo: REASON },
          }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
      const open = await ticking.database
        .select()
        .from(personAccesses)
        .where(and(eq(personAccesses.kind, 'serving'), isNull(personAccesses.endedAt)))
      expect(open).toHaveLength(1)
    } finally {
      await ticking.close()
    }
  })

  it('in a session that ends at the same moment begins nothing that nobody can end any more', async () => {
    const token = await api.signIn(DemoCpf.karina)
    const before = await written()
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const started = await api.database.transaction(async (ending) => {
      await ending
        .update(sessions)
        .set({ revokedAt: api.clock.now() })
        .where(eq(sessions.tokenHash, hashSecret(token)))
      const answer = start(token)
      await eventually(async () => expect((await api.database.execute(waiting)).rows).toHaveLength(1))
      return { answer }
    })
    expect((await started.answer).status).toBe(401)
    expect(await written()).toEqual(before)
  })

  it.each([
    ['no reason', undefined, 'Este campo é obrigatório.'],
    ['an empty reason', '   ', 'Escreva o motivo do atendimento.'],
    ['one word', 'ajuda', 'Explique o motivo com pelo menos 15 letras.'],
    ['a book', 'a'.repeat(501), 'Use no máximo 500 caracteres.'],
  ])('refuses %s and begins nothing', async (_, motivo, sentence) => {
    const token = await api.signIn(DemoCpf.karina)
    const before = await written()
    const { status, problem } = await api.call(iniciarAtendimento, {
      token,
      body: { idPessoa: ids.ana, motivo },
    })
    expect([status, problem.campos]).toEqual([422, { motivo: sentence }])
    expect(await written()).toEqual(before)
  })

  it('is not for oneself, a colleague, nobody, or a participant', async () => {
    const karina = await api.signIn(DemoCpf.karina)
    expect((await start(karina, ids.karina)).status).toBe(403)
    expect((await start(karina, await api.personId(DemoCpf.marta))).status).toBe(404)
    expect((await start(karina, 2_000_000_000)).status).toBe(404)
    expect((await start(await api.signIn(DemoCpf.carlos))).status).toBe(403)
  })
})

describe('acting in a person’s name', () => {
  it('files with both names: in the audit, in the history, and on the access record', async () => {
    const karina = await serving(DemoCpf.karina)
    const { answer } = await changeContribution(karina)
    const rows = await api.database
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.action, 'request.filed'), eq(auditEntries.entityId, String(answer.idRequisicao))),
      )
    expect(rows).toEqual([
      expect.objectContaining({ actorId: ids.karina, subjectId: ids.ana, servingId: expect.any(Number) }),
    ])
    const ana = await api.signIn(DemoCpf.ana)
    const { answer: seen } = await api.call(retornarRequisicao, {
      token: ana,
      params: { idRequisicao: answer.idRequisicao },
    })
    expect(seen.eventos[0]).toMatchObject({
      de: null,
      autor: { nome: 'Karina Alves', papel: 'atendente' },
    })
    const [stored] = await api.database.select().from(requests).where(eq(requests.id, answer.idRequisicao))
    expect(stored).toMatchObject({ personId: ids.ana, channel: 'service-desk' })
    await end(karina)
    const [access] = await servingsOf(ids.ana, DemoCpf.ana)
    expect(access).toMatchObject({
      tipo: 'atendimento',
      atendente: { nome: 'Karina Alves', nivel: 'Atendente' },
      motivo: REASON,
      emAndamento: false,
      alteracoes: [
        {
          descricao: `Registrou a solicitação ${answer.protocolo}: Alteração de contribuição.`,
          idRequisicao: answer.idRequisicao,
        },
      ],
    })
    await api.call(movimentarRequisicao, {
      token: ana,
      body: { idRequisicao: answer.idRequisicao, idStatus: 7, versao: seen.versao },
    })
  })

  it('writes both ids whatever is written', async () => {
    const karina = await serving(DemoCpf.karina)
    const since = (await api.database.select().from(auditEntries)).length
    expect((await invite(karina, 'dois@exemplo.example')).status).toBe(200)
    const { answer: filed } = await changeContribution(karina)
    await api.call(alterarEmailRecadastramento, {
      token: karina,
      body: { cpf: DemoCpf.ana, idPessoa: ids.ana, email: 'ana.atendida@exemplo.example' },
    })
    const rows = (await api.database.select().from(auditEntries).orderBy(auditEntries.id)).slice(since)
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['invitation.sent', 'request.filed', 'person.email-changed']),
    )
    for (const row of rows) {
      expect(row).toMatchObject({ actorId: ids.karina, subjectId: ids.ana, servingId: expect.any(Number) })
    }
    await api.call(movimentarRequisicao, {
      token: await api.signIn(DemoCpf.ana),
      body: { idRequisicao: filed.idRequisicao, idStatus: 7, versao: 1 },
    })
  })

  it('shows the services of the person’s own link', async () => {
    const karina = await serving(DemoCpf.karina)
    const [link] = (await api.call(retornarPlanosAtivos, { token: karina, params: { idPessoa: ids.ana } }))
      .answer
    const asked = {
      params: {
        idPlano: link?.plano.id ?? 0,
        idCategoria: link?.categoria.id ?? 0,
        idSituacao: link?.situacao.id ?? 0,
      },
      query: { idVinculo: link?.id },
    }
    const offered = async (token: string) =>
      (await api.call(retornarPlanoFuncionalidades, { token, ...asked })).answer.funcionalidades
    expect(await offered(karina)).toBe(await offered(await api.signIn(DemoCpf.ana)))
  })

  it('is for the person served and nobody else', async () => {
    const karina = await serving(DemoCpf.karina)
    const { status, problem } = await changeContribution(karina, ids.carlos)
    expect([status, problem.detail]).toEqual([
      403,
      'O atendimento a esta pessoa não começou ou já terminou. Escolha a pessoa e comece um atendimento para agir em nome dela.',
    ])
  })

  it('ends by itself after 30 minutes, whatever the portal still shows', async () => {
    const karina = await serving(DemoCpf.karina)
    api.clock.advance(30 * 60 - 1)
    expect((await invite(karina, 'tres@exemplo.example')).status).toBe(200)
    api.clock.advance(1)
    const before = await written()
    expect((await changeContribution(karina)).status).toBe(403)
    expect(await written()).toEqual(before)
    const [access] = await servingsOf(ids.ana, DemoCpf.ana)
    expect(access).toMatchObject({ emAndamento: false, alteracoes: [expect.anything()] })
  })

  it('ends with encerrarAtendimento, as often as it is asked, and with the session', async () => {
    const karina = await serving(DemoCpf.karina)
    const recorded = await recording(api)
    expect((await end(karina)).answer).toEqual({ encerrado: true })
    expect((await end(karina)).status).toBe(200)
    expect((await changeContribution(karina)).status).toBe(403)
    const other = await serving(DemoCpf.karina)
    await api.call(encerrarSessao, { token: other })
    expect(await recorded('serving.ended')).toEqual([ids.ana, ids.ana])
    const [closed] = await servingsOf(ids.ana, DemoCpf.ana)
    expect(closed).toMatchObject({ emAndamento: false, fim: TEST_NOW.toISOString() })
  })

  it('neither cancels nor decides a request of the person', async () => {
    const ana = await api.signIn(DemoCpf.ana)
    const { answer } = await changeContribution(ana)
    const karina = await serving(DemoCpf.karina)
    const { answer: seen } = await api.call(retornarRequisicao, {
      token: karina,
      params: { idRequisicao: answer.idRequisicao },
    })
    expect(seen.movimentos).toEqual([])
    const before = await written()
    for (const idStatus of [2, 7]) {
      const { status } = await api.call(movimentarRequisicao, {
        token: karina,
        body: { idRequisicao: answer.idRequisicao, idStatus, versao: seen.versao },
      })
      expect(status).toBe(403)
    }
    expect(await written()).toEqual(before)
  })

  it('declares nothing: what can’t be taken back is the person’s to say', async () => {
    const karina = await serving(DemoCpf.karina)
    const before = await written()
    const { status, problem } = await api.call(declararPep, {
      token: karina,
      body: { ...notExposed, idPessoa: ids.ana, idPlano: HPE, chaveEnvio: randomUUID() },
    })
    expect([status, problem.detail]).toEqual([
      403,
      'Só a própria pessoa pode fazer isto. O atendimento não age em nome dela.',
    ])
    expect(await written()).toEqual(before)
  })

  it('does not choose the tax regime, not even with the right password', async () => {
    const karina = await serving(DemoCpf.karina)
    const { status } = await api.call(optarRegimeTributacao, {
      token: karina,
      body: {
        idPessoa: ids.ana,
        idPlano: HPE,
        chaveEnvio: randomUUID(),
        regime: 'regressivo',
        aceitaIrrevogavel: true,
        viuComparacao: true,
        senha: DEMO_PASSWORD,
      },
    })
    expect(status).toBe(403)
  })
})

describe('retornarQuemAcessou', () => {
  it('has what an attendant looked at by themselves once a session, with what they changed of this person', async () => {
    const luiz = await api.signIn(DemoCpf.luiz)
    await api.call(retornarPessoa, { token: luiz, params: { idPessoa: ids.carlos } })
    api.clock.advance(600)
    await api.call(retornarContribuicao, { token: luiz, params: { idPessoa: ids.carlos, idPlano: HPE } })
    await api.call(alterarEmailRecadastramento, {
      token: luiz,
      body: { cpf: DemoCpf.carlos, idPessoa: ids.carlos, email: 'carlos.novo@exemplo.example' },
    })
    await api.call(alterarEmailRecadastramento, {
      token: luiz,
      body: { cpf: DemoCpf.ana, idPessoa: ids.ana, email: 'ana.nova@exemplo.example' },
    })
    const [access, ...others] = await accessesOf(ids.carlos, DemoCpf.carlos)
    expect(access).toMatchObject({
      tipo: 'consulta',
      atendente: { nome: 'Luiz Barbosa', nivel: 'Cadastro' },
      inicio: TEST_NOW.toISOString(),
      fim: new Date(TEST_NOW.getTime() + 600_000).toISOString(),
      emAndamento: false,
      motivo: null,
    })
    expect(access?.alteracoes.map(({ descricao }) => descricao)).toEqual([
      expect.stringMatching(/^Registrou a solicitação .*: Alteração de Email Atendimento\.$/),
      'Alterou o e-mail do cadastro.',
      'Passou uma solicitação para “Concluída”.',
    ])
    expect(others.filter(({ atendente }) => atendente.nome === 'Luiz Barbosa')).toEqual([])
  })

  it('has a request that was opened, and nothing of what was only listed', async () => {
    const [request] = await api.database
      .select({ id: requests.id, personId: requests.personId })
      .from(requests)
      .where(eq(requests.personId, await api.personId(DemoCpf.dulce)))
      .limit(1)
    const marta = await api.signIn(DemoCpf.marta)
    const dulce = () => accessesOf(request?.personId ?? 0, DemoCpf.dulce)
    expect(await dulce()).toEqual([])
    await api.call(retornarRequisicao, { token: marta, params: { idRequisicao: request?.id ?? 0 } })
    expect(await dulce()).toMatchObject([{ tipo: 'consulta', atendente: { nivel: 'Administrador' } }])
  })

  it('has each file that was opened, and what it was', async () => {
    const idPessoa = await api.personId(DemoCpf.olivia)
    const [request] = await api.database
      .select({ id: requests.id })
      .from(requests)
      .where(eq(requests.personId, idPessoa))
      .limit(1)
    const idDocumento = await keepSelfieOf(api, idPessoa, request?.id ?? 0)
    const token = await api.signIn(DemoCpf.luiz)
    await api.call(arquivoDocumentoSolicitacao, { token, params: { idDocumento } })
    const idRequisicao = request?.id ?? 0
    await api.call(arquivoComprovanteSolicitacao, { token, params: { idRequisicao } })
    expect(await accessesOf(idPessoa, DemoCpf.olivia)).toMatchObject([
      {
        tipo: 'consulta',
        atendente: { nome: 'Luiz Barbosa' },
        alteracoes: [
          { descricao: 'Abriu a selfie do recadastramento.', idRequisicao },
          { descricao: 'Abriu o comprovante de uma solicitação.', idRequisicao },
        ],
      },
    ])
  })

  it('comes in pages, newest first', async () => {
    const token = await api.signIn(DemoCpf.ana)
    const page = async (number: number) =>
      (
        await api.call(retornarQuemAcessou, {
          token,
          params: { idPessoa: ids.ana },
          query: { page: number, limit: 2 },
        })
      ).answer
    const [first, second] = [await page(0), await page(1)]
    expect(first.totalPage).toBe(Math.ceil(first.totalItems / 2))
    const starts = [...first.acessos, ...second.acessos].map(({ inicio }) => inicio)
    expect(starts).toEqual(starts.toSorted().toReversed())
  })

  it('is one’s own', async () => {
    const token = await api.signIn(DemoCpf.ana)
    expect((await api.call(retornarQuemAcessou, { token, params: { idPessoa: ids.carlos } })).status).toBe(
      404,
    )
    expect((await api.call(retornarQuemAcessou, { token, params: { idPessoa: ids.ana } })).status).toBe(200)
  })
})
