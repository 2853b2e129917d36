import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  requisicaoFuncionalidade,
  requisicaoStatus,
  retornarRequisicao,
  retornarResumoAtendimento,
  retornarSolicitacoes,
} from '#contract/requests/requests.ts'
import { addDays, saoPauloDateOf } from '#domain/calendar.ts'
import { requests } from '../database/schema/requests.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let ana: { id: number; token: string }
let karina: { id: number; token: string }

beforeAll(async () => {
  api = await startTestApi()
  ana = { id: await api.personId(DemoCpf.ana), token: await api.signIn(DemoCpf.ana) }
  karina = { id: await api.personId(DemoCpf.karina), token: await api.signIn(DemoCpf.karina) }
})
afterAll(() => api.close())

type Query = Record<string, string | number | undefined>
const list = async (token: string, query: Query = {}) =>
  (await api.call(retornarSolicitacoes, { token, query })).answer

async function everything(token: string, query: Query = {}) {
  const { totalPage } = await list(token, { ...query, limit: 50 })
  const pages = await Promise.all(
    Array.from({ length: totalPage }, (_, page) => list(token, { ...query, page, limit: 50 })),
  )
  return pages.flatMap((page) => page.requisicoes)
}

describe('retornarSolicitacoes for a participant', () => {
  it('gives pages of five, newest first, that together are every request once', async () => {
    const first = await list(ana.token)
    expect(first.requisicoes).toHaveLength(5)
    expect(first.totalPage).toBe(Math.ceil(first.totalItems / 5))
    expect(first.totalExato).toBe(true)
    const pages = await Promise.all(
      Array.from({ length: first.totalPage }, (_, page) => list(ana.token, { page })),
    )
    const items = pages.flatMap((page) => page.requisicoes)
    expect(new Set(items.map(({ id }) => id)).size).toBe(first.totalItems)
    const dates = items.map(({ dataSolicitacao }) => dataSolicitacao)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(await list(ana.token, { page: first.totalPage })).toMatchObject({
      requisicoes: [],
      totalItems: first.totalItems,
    })
  })

  it('is held to their own, whatever they ask for, with the CPF masked', async () => {
    for (const item of await everything(ana.token)) {
      expect(item.pessoa).toEqual({ id: ana.id, nome: 'Ana Beatriz Lima', cpf: '***.982.247-**' })
    }
    const other = await api.call(retornarSolicitacoes, { token: ana.token, query: { idPessoa: ana.id + 1 } })
    expect([other.status, other.problem.codigo]).toEqual([404, 'nao-encontrado'])
    expect((await list(ana.token, { palavraChave: 'Carlos' })).totalItems).toBe(0)
  })
})

describe('retornarSolicitacoes for an attendant', () => {
  it('gives everyone’s, or one person’s', async () => {
    const all = await list(karina.token)
    expect(all.totalItems).toBeGreaterThanOrEqual(120)
    const hers = await everything(karina.token, { idPessoa: ana.id })
    expect(hers.length).toBe((await list(ana.token)).totalItems)
    expect(new Set(hers.map(({ pessoa }) => pessoa.id))).toEqual(new Set([ana.id]))
  })

  it('filters by plan, kind and status, where 0 means all', async () => {
    const all = await everything(karina.token)
    const wanted = { idPlano: 7, idFuncionalidade: 8, idStatus: 8 }
    for (const [name, of] of [
      ['idPlano', (item: (typeof all)[number]) => item.plano.id],
      ['idFuncionalidade', (item: (typeof all)[number]) => item.funcionalidade.id],
      ['idStatus', (item: (typeof all)[number]) => item.status.id],
    ] as const) {
      const found = await everything(karina.token, { [name]: wanted[name] })
      expect(found.length).toBeGreaterThan(0)
      expect(found).toEqual(all.filter((item) => of(item) === wanted[name]))
      expect((await list(karina.token, { [name]: 0 })).totalItems).toBe(all.length)
    }
  })

  it('takes dates as inclusive days of São Paulo, ISO or dd/mm/aaaa', async () => {
    const all = await everything(karina.token)
    const day = saoPauloDateOf(all[Math.floor(all.length / 3)]?.dataSolicitacao ?? '')
    const ofDay = all.filter((item) => saoPauloDateOf(item.dataSolicitacao) === day)
    expect(await everything(karina.token, { dataSolicitacaoInicio: day, dataSolicitacaoFinal: day })).toEqual(
      ofDay,
    )
    const brazilian = day.split('-').toReversed().join('/')
    expect(
      await everything(karina.token, { dataSolicitacaoInicio: brazilian, dataSolicitacaoFinal: brazilian }),
    ).toEqual(ofDay)
    // One minute before midnight in São Paulo is already the next day in UTC.
    const decided = all.find((item) => item.prazo === null)?.id ?? 0
    await api.database
      .update(requests)
      .set({ filedAt: new Date('2026-03-05T23:59:00-03:00') })
      .where(eq(requests.id, decided))
    const edge = { dataSolicitacaoInicio: '2026-03-05', dataSolicitacaoFinal: '2026-03-05' }
    expect((await everything(karina.token, edge)).map(({ id }) => id)).toContain(decided)
  })

  it('finds by protocol, by kind and person without accents, and by digits of the CPF', async () => {
    const olivia = await everything(karina.token, { palavraChave: 'olivia FREI' })
    expect(olivia.length).toBeGreaterThan(0)
    expect(new Set(olivia.map(({ pessoa }) => pessoa.nome))).toEqual(new Set(['Olívia Freitas']))
    const [one] = olivia
    expect((await list(karina.token, { palavraChave: one?.protocolo })).totalItems).toBe(1)
    expect((await list(karina.token, { palavraChave: '701.230.001' })).totalItems).toBe(olivia.length)
    // A sequence begins after the dot.
    expect(
      (await list(karina.token, { palavraChave: one?.protocolo.slice(0, 8) })).totalItems,
    ).toBeGreaterThan(1)
    expect((await list(karina.token, { palavraChave: `.${one?.protocolo.slice(6)}` })).totalItems).toBe(0)
    const kinds = await everything(karina.token, { palavraChave: 'alteracao de contribuicao' })
    expect(new Set(kinds.map(({ funcionalidade }) => funcionalidade.nome))).toEqual(
      new Set(['Alteração de contribuição']),
    )
  })

  it.each(['%', '_', '\\', "'", '100%_\\'])('takes %j as a text, not as a pattern', async (palavraChave) => {
    expect((await list(karina.token, { palavraChave })).totalItems).toBe(0)
  })

  it.each([
    [{ page: -1 }, 'page'],
    [{ limit: 51 }, 'limit'],
    [{ limit: 0 }, 'limit'],
    [{ idStatus: 'x' }, 'idStatus'],
    [{ dataSolicitacaoInicio: '31/02/2026' }, 'dataSolicitacaoInicio'],
    [{ palavraChave: 'a'.repeat(81) }, 'palavraChave'],
  ])('refuses %j', async (query: Query, field) => {
    const { status, problem } = await api.call(retornarSolicitacoes, { token: karina.token, query })
    expect(status).toBe(422)
    expect(Object.keys(problem.campos ?? {})).toEqual([field])
  })
})

describe('deadlines', () => {
  it('are shown while the request waits, paused while it is with the participant, and gone once decided', async () => {
    const today = saoPauloDateOf(api.clock.now())
    const all = await everything(karina.token)
    const situations = (statuses: number[]) =>
      all.filter(({ status }) => statuses.includes(status.id)).map(({ prazo }) => prazo?.situacao ?? 'none')
    expect(new Set(situations([3]))).toEqual(new Set(['pausado']))
    expect(new Set(situations([5, 6, 7, 8, 9]))).toEqual(new Set(['none']))
    expect(new Set(situations([1, 2, 4]))).toEqual(new Set(['no-prazo', 'atencao', 'vencido']))
    for (const { prazo } of all.filter(({ status }) => [1, 2, 4].includes(status.id))) {
      expect(prazo?.situacao === 'vencido').toBe((prazo?.data ?? '') < today)
    }
  })
})

describe('the lists of the filters', () => {
  it('requisicaoFuncionalidade has the product’s own 19 and 20, sorted by name', async () => {
    const { answer } = await api.call(requisicaoFuncionalidade, { token: ana.token })
    expect(answer).toContainEqual({ id: 19, nome: 'Recadastramento' })
    expect(answer).toContainEqual({ id: 20, nome: 'Alteração de Email Atendimento' })
    const names = answer.map(({ nome }) => nome)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'pt-BR')))
  })

  it('requisicaoStatus has the nine statuses, sorted by name', async () => {
    const { answer } = await api.call(requisicaoStatus, { token: ana.token })
    expect(answer.map(({ nome }) => nome)).toEqual([
      'Aguardando terceiros',
      'Cancelada',
      'Concluída',
      'Deferida',
      'Devolvida para correção',
      'Em análise',
      'Expirada',
      'Indeferida',
      'Recebida',
    ])
  })
})

describe('retornarRequisicao', () => {
  it('gives data, history and what the reader may do', async () => {
    const [returned] = await everything(karina.token, {
      idPessoa: await api.personId(DemoCpf.olivia),
      idStatus: 3,
    })
    const token = await api.signIn(DemoCpf.olivia)
    const { answer } = await api.call(retornarRequisicao, {
      token,
      params: { idRequisicao: returned?.id ?? 0 },
    })
    expect(answer).toMatchObject({ id: returned?.id, status: { id: 3, nome: 'Devolvida para correção' } })
    expect(answer.eventos.map(({ para }) => para.id).at(-1)).toBe(3)
    expect(answer.eventos.at(-1)).toMatchObject({ autor: { papel: 'atendente' } })
    expect(answer.eventos.at(-1)?.motivo).toBeTruthy()
    expect(answer.eventos[0]).toMatchObject({ de: null, para: { id: 1 }, autor: { papel: 'participante' } })
    // The correction itself goes through the service's form.
    expect(answer.movimentos).toEqual([{ status: { id: 7, nome: 'Cancelada' }, exigeMotivo: false }])
  })

  it('hides somebody else’s as if it did not exist', async () => {
    const [mine] = (await list(ana.token)).requisicoes
    const token = await api.signIn(DemoCpf.helena)
    const theirs = await api.call(retornarRequisicao, { token, params: { idRequisicao: mine?.id ?? 0 } })
    const none = await api.call(retornarRequisicao, { token, params: { idRequisicao: 2_000_000_000 } })
    expect(theirs.status).toBe(404)
    expect({ ...theirs.problem, instance: '' }).toEqual({ ...none.problem, instance: '' })
  })
})

describe('retornarResumoAtendimento', () => {
  it('counts what the list shows', async () => {
    const all = await everything(karina.token)
    const { answer } = await api.call(retornarResumoAtendimento, { token: karina.token })
    expect(answer.porStatus.map(({ status }) => status.id)).toEqual([1, 2, 3, 4, 5])
    for (const { status, quantidade } of answer.porStatus) {
      expect(quantidade).toBe(all.filter((item) => item.status.id === status.id).length)
    }
    expect(answer.vencidas).toBe(all.filter((item) => item.prazo?.situacao === 'vencido').length)
    const today = saoPauloDateOf(api.clock.now())
    expect(answer.recebidasHoje).toBe(
      all.filter((item) => saoPauloDateOf(item.dataSolicitacao) === today).length,
    )
    const listed = async (query: Record<string, string>) =>
      (await api.call(retornarSolicitacoes, { token: karina.token, query })).answer.totalItems
    expect(answer.emRisco).toBe(await listed({ prazo: 'atencao' }))
    expect(answer.semResponsavel).toBe(await listed({ responsavel: 'ninguem' }))
    expect(answer.minhas).toBe(await listed({ responsavel: 'eu' }))
    expect(answer.hoje).toBe(today)
  })

  it('counts what was filed and decided week by week, from Mondays on', async () => {
    const all = await everything(karina.token)
    const { semanas } = (await api.call(retornarResumoAtendimento, { token: karina.token })).answer
    expect(semanas.map(({ inicio }) => inicio)).toEqual(
      [-7, -6, -5, -4, -3, -2, -1, 0].map((week) => addDays('2026-11-09', 7 * week)),
    )
    const filed = all.map((item) => saoPauloDateOf(item.dataSolicitacao))
    for (const [index, { inicio, recebidas }] of semanas.entries()) {
      const end = semanas[index + 1]?.inicio ?? '2026-11-16'
      expect(recebidas).toBe(filed.filter((day) => day >= inicio && day < end).length)
    }
    expect(semanas.reduce((sum, { decididas }) => sum + decididas, 0)).toBeGreaterThan(0)
  })

  it('names the granted requests whose promise could not be kept, and counts what else failed', async () => {
    const before = (await api.call(retornarResumoAtendimento, { token: karina.token })).answer
    expect([before.naoEfetivadas.total, before.tarefasComFalha]).toEqual([0, 0])
    await api.database.execute(sql`
      with promised as (
        insert into settlements (request_id, number, due_on)
        select id, 99, '2026-11-10' from requests order by id limit 1 returning id
      )
      insert into due_acts (kind, subject_id, due_on, attempts, last_error)
      select 'request-settlement', id, '2026-11-10'::date, 2, 'x' from promised
      union all select 'benefit-payment', 99999, '2026-11-10'::date, 1, 'x'`)
    const { answer } = await api.call(retornarResumoAtendimento, { token: karina.token })
    expect(answer).toMatchObject({
      naoEfetivadas: { total: 1 },
      tarefasComFalha: 1,
      tarefas: [{ tipo: 'benefit-payment', quantidade: 1, desde: '2026-11-10', proximaTentativa: null }],
    })
    expect(answer.naoEfetivadas.primeiras).toEqual([
      { id: expect.any(Number), protocolo: expect.stringMatching(/^\d{4}\.\d{7}$/) },
    ])
  })

  it('tells what was not done in thirty days, and why, where somebody may go without', async () => {
    await api.database.execute(sql`
      insert into due_acts (kind, subject_id, due_on, done_at, skipped) values
        ('lifetime-adjustment', 99901, '2026-11-01', now(), 'death'),
        ('lifetime-adjustment', 99902, '2026-10-13', now(), 'death'),
        ('lifetime-adjustment', 99903, '2026-10-12', now(), 'death'),
        ('payment-overdue', 99904, '2026-11-10', now(), 'not-waiting'),
        ('pep-renewal', 99905, '2026-11-10', now(), 'replaced'),
        ('benefit-payment', 99906, '2026-10-30', now(), 'court')`)
    const { answer } = await api.call(retornarResumoAtendimento, { token: karina.token })
    expect(answer.naoFeitas).toEqual([{ tipo: 'lifetime-adjustment', motivo: 'death', quantidade: 2 }])
  })

  it('counts one plan alone', async () => {
    const HPE = 1
    const [all, ofPlan] = await Promise.all([
      api.call(retornarResumoAtendimento, { token: karina.token }),
      api.call(retornarResumoAtendimento, { token: karina.token, query: { idPlano: String(HPE) } }),
    ])
    const listed = (await everything(karina.token)).filter(({ plano }) => plano.id === HPE)
    for (const { status, quantidade } of ofPlan.answer.porStatus) {
      expect(quantidade).toBe(listed.filter((item) => item.status.id === status.id).length)
    }
    expect(ofPlan.answer.vencidas).toBe(listed.filter((item) => item.prazo?.situacao === 'vencido').length)
    expect(listed.length).toBeGreaterThan(0)
    expect(ofPlan.answer.porStatus).not.toEqual(all.answer.porStatus)
    const ofNone = await api.call(retornarResumoAtendimento, {
      token: karina.token,
      query: { idPlano: '99' },
    })
    expect(ofNone.answer.porStatus.map(({ quantidade }) => quantidade)).toEqual([0, 0, 0, 0, 0])
  })
})
