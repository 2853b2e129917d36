import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarValoresIndexador, salvarValoresIndexador } from '#contract/settings/indexers.ts'
import {
  arquivarItemCadastro,
  retornarCadastro,
  retornarHistoricoItemCadastro,
  retornarItemCadastro,
  salvarItemCadastro,
} from '#contract/settings/registries.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { registryEntries } from '../database/schema/registries.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { raiseLevels } from '../testing/raise-levels.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
const tokens: Record<'karina' | 'luiz' | 'marta', string> = { karina: '', luiz: '', marta: '' }

beforeAll(async () => {
  test = await startTestApi()
  for (const name of ['karina', 'luiz', 'marta'] as const) tokens[name] = await test.signIn(DemoCpf[name])
  await raiseLevels(test, 'indexadores', { edit: 2, publish: 3 })
})
afterAll(() => test.close())

const cadastro = 'indexadores'
const list = async (query: Record<string, string | number> = {}, token = tokens.karina) =>
  (await test.call(retornarCadastro, { params: { cadastro }, query, token })).answer
const read = (idItem: number) =>
  test.call(retornarItemCadastro, { params: { cadastro, idItem }, token: tokens.karina })
const save = (body: object, token = tokens.luiz) =>
  test.call(salvarItemCadastro, { body: { cadastro, ...body }, token })
const archive = (body: object, token = tokens.marta) =>
  test.call(arquivarItemCadastro, { body: { cadastro, ...body }, token })
const values = (idIndexador: number) =>
  test.call(retornarValoresIndexador, { params: { idIndexador }, token: tokens.karina })
const saveValues = (body: object, token = tokens.luiz) => test.call(salvarValoresIndexador, { body, token })

const idOf = async (codigo: string) => {
  const [entry] = await test.database.select().from(registryEntries).where(eq(registryEntries.key, codigo))
  return entry?.id ?? 0
}

const rows = async () => {
  const counted = await test.database.execute<{ count: number }>(sql`
    select (select count(*) from registry_entries) + (select sum(version) from registry_entries)
      + (select count(*) from indexer_values) + (select count(*) from audit_entries) as count`)
  return Number(counted.rows[0]?.count)
}

const newestAudit = async () => {
  const [entry] = await test.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  return entry
}

const tr = { codigo: 'TR', nome: 'Taxa Referencial', tipo: 'juros', fonte: 'Banco Central do Brasil' }

describe('retornarCadastro', () => {
  it('lists the demo’s indexes by their code, with their newest figures', async () => {
    const { itens, totalItems, totalPage } = await list()
    expect([totalItems, totalPage]).toEqual([5, 1])
    expect(itens.map(({ dados }) => dados.codigo)).toEqual(['CDI', 'IGPM', 'INPC', 'IPCA', 'SELIC'])
    const inpc = itens.find(({ dados }) => dados.codigo === 'INPC')
    expect(inpc).toMatchObject({
      versao: 1,
      arquivado: false,
      atualizadoPor: null,
      dados: { nome: 'Índice Nacional de Preços ao Consumidor', fonte: 'IBGE (demonstração)' },
      resumo: { ultimoMes: '2026-10', ultimoValor: 0.33 },
    })
    expect(inpc?.resumo.acumulado12Meses).toBeCloseTo(3.57, 1)
  })

  it('finds words of any field without regard to accents, and takes signs literally', async () => {
    expect((await list({ palavraChave: 'indice nacional' })).totalItems).toBe(2)
    expect((await list({ palavraChave: 'FGV' })).itens.map(({ dados }) => dados.codigo)).toEqual(['IGPM'])
    expect((await list({ palavraChave: '%' })).totalItems).toBe(0)
    expect((await list({ palavraChave: '_' })).totalItems).toBe(0)
  })

  it('turns pages, and has none beyond the last', async () => {
    const second = await list({ page: 1, limit: 2 })
    expect(second.itens.map(({ dados }) => dados.codigo)).toEqual(['INPC', 'IPCA'])
    expect(second.totalPage).toBe(3)
    expect((await list({ page: 9 })).itens).toEqual([])
  })

  it('answers 422 for a registry that does not exist', async () => {
    const { problem } = await test.call(retornarCadastro, {
      params: { cadastro: 'people' },
      token: tokens.marta,
    })
    expect([problem.status, problem.campos]).toEqual([422, { cadastro: 'Este cadastro não existe.' }])
  })
})

describe('salvarItemCadastro', () => {
  it('creates a record, in capitals, with who wrote it and an audit row', async () => {
    const { answer } = await save({ dados: { ...tr, codigo: ' tr ' } })
    expect(answer).toMatchObject({
      versao: 1,
      atualizadoPor: 'Luiz Barbosa',
      dados: tr,
      resumo: { ultimoMes: null, acumulado12Meses: null },
    })
    expect(await newestAudit()).toMatchObject({
      action: 'registry-entry.created',
      entity: 'registry-entry',
      entityId: String(answer.id),
      after: { registry: 'indexadores', data: tr },
    })
    expect((await read(answer.id)).answer.dados).toEqual(tr)
  })

  it('changes one as the version that was seen, and keeps what it was', async () => {
    const idItem = await idOf('TR')
    const { answer } = await save({ idItem, versao: 1, dados: { ...tr, nome: 'Taxa Referencial (TR)' } })
    expect([answer.versao, answer.dados.nome]).toEqual([2, 'Taxa Referencial (TR)'])
    expect(await newestAudit()).toMatchObject({
      action: 'registry-entry.changed',
      before: { registry: 'indexadores', data: tr },
    })
    const { problem } = await save({ idItem, versao: 1, dados: tr }, tokens.marta)
    expect([problem.status, problem.codigo]).toEqual([409, 'versao-desatualizada'])
  })

  it('lets one of two win who save at the same time', async () => {
    const idItem = await idOf('TR')
    const both = await Promise.all(
      ['Uma', 'Outra'].map((nome) => save({ idItem, versao: 2, dados: { ...tr, nome } })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('refuses a code that is taken, missing or malformed, and changes nothing', async () => {
    const before = await rows()
    expect((await save({ dados: { ...tr, codigo: 'ipca' } })).problem.campos).toEqual({
      'dados.codigo': 'Já existe um indexador com este código.',
    })
    const idItem = await idOf('TR')
    expect((await save({ idItem, versao: 3, dados: { ...tr, codigo: 'CDI' } })).problem.status).toBe(422)
    expect((await save({ dados: { codigo: '', nome: ' ', tipo: null, fonte: '' } })).problem.campos).toEqual({
      'dados.codigo': 'Escreva o código.',
      'dados.nome': 'Escreva o nome.',
      'dados.tipo': 'Escolha o tipo.',
      'dados.fonte': 'Escreva quem publica o índice.',
    })
    expect((await save({ dados: { ...tr, codigo: 'T R' } })).problem.campos).toHaveProperty(['dados.codigo'])
    expect((await save({ dados: { ...tr, extra: 1 } })).problem.status).toBe(422)
    expect((await save({ idItem, dados: tr })).problem.campos).toHaveProperty('versao')
    expect((await save({ idItem: 99_999, versao: 1, dados: { ...tr, codigo: 'XX' } })).problem.status).toBe(
      404,
    )
    expect((await save({ dados: { ...tr, codigo: 'XX' } }, tokens.karina)).problem.status).toBe(403)
    expect(await rows()).toBe(before)
  })
})

describe('salvarValoresIndexador', () => {
  const months = (...given: [string, number][]) =>
    given.map(([competencia, percentual]) => ({ competencia, percentual }))

  it('replaces the values, grows the version and keeps only the difference in the audit', async () => {
    const idIndexador = await idOf('TR')
    const first = await saveValues({
      idIndexador,
      versao: 3,
      valores: months(['2026-02', 0.08], ['2026-01', 0.0912]),
    })
    expect(first.answer).toEqual({ versao: 4, valores: months(['2026-01', 0.0912], ['2026-02', 0.08]) })
    const { answer } = await saveValues({
      idIndexador,
      versao: 4,
      valores: months(['2026-01', 0.0912], ['2026-03', -0.01], ['2026-11', 0]),
    })
    expect(answer.valores).toEqual(months(['2026-01', 0.0912], ['2026-03', -0.01], ['2026-11', 0]))
    expect(await newestAudit()).toMatchObject({
      action: 'indexer-values.changed',
      before: { values: { '2026-02': 0.08, '2026-03': null, '2026-11': null } },
      after: { values: { '2026-02': null, '2026-03': -0.01, '2026-11': 0 } },
    })
    expect((await values(idIndexador)).answer).toEqual(answer)
    expect((await read(idIndexador)).answer.resumo).toMatchObject({
      ultimoMes: '2026-11',
      acumulado12Meses: null,
    })
  })

  it('refuses repeated, future and unreadable months by their place, and changes nothing', async () => {
    const idIndexador = await idOf('TR')
    const before = await rows()
    const refused = (valores: object[], token = tokens.luiz) =>
      saveValues({ idIndexador, versao: 5, valores }, token)
    expect(
      (await refused(months(['2026-01', 0.1], ['2026-12', 0.1], ['2026-01', 0.2]))).problem.campos,
    ).toEqual({
      'valores.1.competencia': 'Este mês ainda não chegou. Registre só até o mês atual.',
      'valores.2.competencia': 'Este mês já está na lista.',
    })
    expect((await refused(months(['01/2026', 99]))).problem.campos).toHaveProperty(['valores.0.competencia'])
    expect((await refused(months(['2026-01', 99]))).problem.campos).toHaveProperty(['valores.0.percentual'])
    expect((await refused([{ competencia: '2026-01' }])).problem.campos).toHaveProperty([
      'valores.0.percentual',
    ])
    expect((await refused(months(['2026-01', 0.1]), tokens.karina)).problem.status).toBe(403)
    expect((await saveValues({ idIndexador, versao: 4, valores: [] })).problem.codigo).toBe(
      'versao-desatualizada',
    )
    expect((await saveValues({ idIndexador: 99_999, versao: 1, valores: [] })).problem.status).toBe(404)
    expect(await rows()).toBe(before)
  })
})

describe('arquivarItemCadastro', () => {
  it('takes a record out of the list and back, by level 3', async () => {
    const idItem = await idOf('TR')
    expect((await archive({ idItem, versao: 5, arquivado: true }, tokens.luiz)).problem.status).toBe(403)
    expect((await archive({ idItem, versao: 4, arquivado: true })).problem.status).toBe(409)
    expect((await archive({ idItem, versao: 5, arquivado: true })).answer).toMatchObject({
      versao: 6,
      arquivado: true,
      atualizadoPor: 'Marta Siqueira',
    })
    expect(await newestAudit()).toMatchObject({ action: 'registry-entry.archived' })
    expect((await list()).totalItems).toBe(5)
    expect((await list({ situacao: 'arquivados' })).itens.map(({ id }) => id)).toEqual([idItem])
    const { problem } = await saveValues({ idIndexador: idItem, versao: 6, valores: [] })
    expect([problem.status, problem.codigo]).toEqual([409, 'conflito'])
    expect((await archive({ idItem, versao: 6, arquivado: true })).answer.versao).toBe(6)
    expect((await archive({ idItem, versao: 6, arquivado: false })).answer).toMatchObject({
      versao: 7,
      arquivado: false,
    })
    expect(await newestAudit()).toMatchObject({ action: 'registry-entry.reactivated' })
    expect((await values(idItem)).answer.valores).toHaveLength(3)
  })
})

describe('retornarHistoricoItemCadastro', () => {
  it('says who did what, newest first, from what to what', async () => {
    const { answer: made } = await save({ dados: { ...tr, codigo: 'HIST' } })
    const changed = await save({
      idItem: made.id,
      versao: made.versao,
      dados: { ...tr, codigo: 'HIST', fonte: 'BCB' },
    })
    await archive({ idItem: made.id, versao: changed.answer.versao, arquivado: true })
    const params = { cadastro, idItem: made.id }
    const { answer } = await test.call(retornarHistoricoItemCadastro, { params, token: tokens.karina })
    expect(answer.map(({ ato, por }) => [ato, por])).toEqual([
      ['arquivou', 'Marta Siqueira'],
      ['alterou', 'Luiz Barbosa'],
      ['criou', 'Luiz Barbosa'],
    ])
    expect(answer[1]?.mudancas).toEqual([{ campo: 'fonte', antes: tr.fonte, depois: 'BCB' }])
    expect(answer[2]?.mudancas).toContainEqual({ campo: 'codigo', antes: null, depois: 'HIST' })
  })

  it('is asked of the registry that has the record', async () => {
    const params = { cadastro: 'canais-de-ajuda', idItem: await idOf('INPC') }
    expect((await test.call(retornarHistoricoItemCadastro, { params, token: tokens.karina })).status).toBe(
      404,
    )
  })
})
