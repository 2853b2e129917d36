import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movimentarRequisicao, type RequestItem, retornarSolicitacoes } from '#contract/requests/requests.ts'
import { requests } from '../database/schema/requests.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { fileRequestOf } from '../testing/demo-requests.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let ana: { id: number; token: string }
let karina: { id: number; token: string }

beforeAll(async () => {
  api = await startTestApi()
  const person = async (cpf: string) => ({ id: await api.personId(cpf), token: await api.signIn(cpf) })
  ana = await person(DemoCpf.ana)
  karina = await person(DemoCpf.karina)
})
afterAll(() => api.close())

type Query = Record<string, string | number>

async function everything(token: string, query: Query) {
  const items: RequestItem[] = []
  let total = 0
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { answer } = await api.call(retornarSolicitacoes, { token, query: { ...query, page, limit: 50 } })
    items.push(...answer.requisicoes)
    pages = answer.totalPage
    total = answer.totalItems
  }
  expect(items).toHaveLength(total)
  return items
}

const queue = (query: Query) => everything(karina.token, query)

/** Where an item belongs in the order of what is promised. */
const partOf = ({ status, prazo }: RequestItem) =>
  status.id >= 5 ? 'decided' : prazo?.situacao === 'pausado' ? 'paused' : 'running'

describe('the list in the order of what is promised', () => {
  it('has age and illness first, in each what is due first, then what waits for its participant, and what is decided last, newest first', async () => {
    const items = await queue({ ordem: 'prazo' })
    const parts = items.map(partOf)
    expect(parts).toEqual([
      ...parts.filter((part) => part === 'running'),
      ...parts.filter((part) => part === 'paused'),
      ...parts.filter((part) => part === 'decided'),
    ])
    expect(new Set(parts).size).toBe(3)
    const running = items.filter((item) => partOf(item) === 'running')
    const classes = running.map(({ prioridade }) =>
      ['80-anos', '60-anos', 'por-lei', null].indexOf(prioridade),
    )
    expect(classes).toEqual(classes.toSorted((one, other) => one - other))
    for (const each of new Set(classes)) {
      const due = running.flatMap(({ prazo }, at) => (classes[at] === each ? [prazo?.data ?? '9999'] : []))
      expect(due).toEqual(due.toSorted())
    }
    expect(items[0]?.prazo?.situacao).toBe('vencido')
    const decided = items.filter((item) => partOf(item) === 'decided')
    const filed = decided.map(({ dataSolicitacao }) => dataSolicitacao)
    expect(filed).toEqual(filed.toSorted().toReversed())
  })

  it('has every request once, whatever the page', async () => {
    const ids = (items: RequestItem[]) => items.map(({ id }) => id).toSorted((one, other) => one - other)
    const newest = await queue({})
    expect(ids(await queue({ ordem: 'prazo' }))).toEqual(ids(newest))
    expect(await queue({ ordem: 'antigas' })).toEqual(newest.toReversed())
  })

  it('says who has each, and is searched in the same order', async () => {
    const items = await queue({ ordem: 'prazo', palavraChave: 'contrib' })
    expect(items.length).toBeGreaterThan(3)
    const all = await queue({ ordem: 'prazo' })
    const found = new Set(items.map(({ id }) => id))
    expect(items).toEqual(all.filter(({ id }) => found.has(id)))
    expect(all.some(({ analista }) => analista?.nome === 'Karina Alves')).toBe(true)
  })
})

describe('the filters of the queue', () => {
  it('find what one has, what nobody has, and nothing that is decided', async () => {
    const id = await fileRequestOf(api, ana.id, 9)
    const free = await queue({ responsavel: 'ninguem' })
    expect(free.map((item) => item.id)).toContain(id)
    expect(free.every(({ analista, status }) => analista === null && status.id < 5)).toBe(true)
    await api.call(movimentarRequisicao, {
      token: karina.token,
      body: { idRequisicao: id, idStatus: 2, versao: 1 },
    })
    const mine = await queue({ responsavel: 'eu' })
    expect(mine.map((item) => item.id)).toContain(id)
    expect(mine.every(({ analista, status }) => analista?.id === karina.id && status.id < 5)).toBe(true)
    expect(await queue({ responsavel: 'eu', idStatus: 8 })).toEqual([])
  })

  it.each(['vencido', 'atencao'])('find what is %s, as the list shows it', async (prazo) => {
    const all = await queue({})
    const found = await queue({ prazo })
    expect(found).toEqual(all.filter((item) => item.prazo?.situacao === prazo))
    expect(found.length).toBeGreaterThan(0)
    expect(await queue({ prazo, aguarda: 'participante' })).toEqual([])
  })

  it('find whose turn it is', async () => {
    const statuses = async (aguarda: string) =>
      new Set((await queue({ aguarda })).map(({ status }) => status.id))
    expect(await statuses('atendimento')).toEqual(new Set([1, 2]))
    expect(await statuses('participante')).toEqual(new Set([3]))
    expect(await statuses('terceiro')).toEqual(new Set([4]))
  })

  it('do not lead a participant to what is somebody else’s, and refuse nonsense', async () => {
    for (const responsavel of ['eu', 'ninguem']) {
      const own = await everything(ana.token, { responsavel, ordem: 'prazo' })
      expect(new Set(own.map(({ pessoa }) => pessoa.id))).toEqual(new Set([ana.id]))
    }
    const asked = (query: Query) => api.call(retornarSolicitacoes, { token: karina.token, query })
    expect((await asked({ ordem: 'nome' })).problem.status).toBe(422)
    expect((await asked({ prazo: 'ontem' })).problem.campos).toEqual({ prazo: 'Escolha vencido ou atencao.' })
  })

  it('count what has no term as neither late nor at risk', async () => {
    const id = await fileRequestOf(api, ana.id, 2)
    await api.database.update(requests).set({ dueOn: null, slaBusinessDays: 0 })
    expect(await queue({ prazo: 'vencido' })).toEqual([])
    expect(await queue({ prazo: 'atencao' })).toEqual([])
    expect((await queue({ aguarda: 'atendimento' })).map((item) => item.id)).toContain(id)
  })
})
