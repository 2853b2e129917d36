import { eq, sql } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alterarEmailRecadastramento } from '#contract/people/people.ts'
import { exportarAuditoria, retornarAuditoria, retornarRegistroAuditoria } from '#contract/records/audit.ts'
import { encerrarAtendimento, iniciarAtendimento } from '#contract/service-desk/service-desk.ts'
import { alterarPermissao } from '#contract/settings/setting-levels.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { personAccesses } from '../database/schema/person-accesses.ts'
import { sealEntries } from '../security/audit-chain/seal-entries.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let tokens: Record<'ana' | 'karina' | 'luiz' | 'marta', string>
let ids: Record<'ana' | 'karina' | 'marta', number>

beforeAll(async () => {
  api = await startTestApi()
  tokens = {
    ana: await api.signIn(DemoCpf.ana),
    karina: await api.signIn(DemoCpf.karina),
    luiz: await api.signIn(DemoCpf.luiz),
    marta: await api.signIn(DemoCpf.marta),
  }
  ids = {
    ana: await api.personId(DemoCpf.ana),
    karina: await api.personId(DemoCpf.karina),
    marta: await api.personId(DemoCpf.marta),
  }
  const motivo = 'Ligou e pediu para trocar o e-mail.'
  await api.call(iniciarAtendimento, { token: tokens.karina, body: { idPessoa: ids.ana, motivo } })
  await api.call(encerrarAtendimento, { token: tokens.karina })
  await api.call(alterarEmailRecadastramento, {
    token: tokens.karina,
    body: { idPessoa: ids.ana, cpf: '52998224725', email: 'ana.nova@exemplo.example', motivo },
  })
})
afterAll(() => api.close())

type Query = Record<string, string | number>
const search = (query: Query = {}, token = tokens.marta) => api.call(retornarAuditoria, { token, query })
const open = (idRegistro: number, token = tokens.marta) =>
  api.call(retornarRegistroAuditoria, { token, params: { idRegistro } })
const take = (query: Query = {}, token = tokens.marta) => api.call(exportarAuditoria, { token, query })

describe('call(retornarAuditoria', () => {
  it('finds nothing about a person whom there is not, and Marta’s search is on record', async () => {
    const { status, answer } = await search({ idPessoa: 2_000_000_000 })
    expect([status, answer.registros]).toEqual([200, []])
    const [newest] = (await search({ idAutor: ids.marta })).answer.registros
    expect(newest).toMatchObject({ pessoa: null, autor: { id: ids.marta } })
  })

  it('finds what Karina did with Ana’s data, newest first, and names both', async () => {
    const { answer } = await search({ idPessoa: ids.ana, idAutor: ids.karina })
    expect(answer.registros.map(({ descricao, emNome }) => [descricao, emNome])).toEqual([
      ['Passou uma solicitação para “Concluída”.', false],
      ['Alterou o e-mail do cadastro.', false],
      ['Registrou a solicitação 2026.0000100: Alteração de Email Atendimento.', false],
      ['Encerrou um atendimento.', true],
      ['Começou um atendimento.', false],
    ])
    expect(answer).toMatchObject({
      totalItems: 5,
      totalPage: 1,
      totalExato: true,
      pessoa: { id: ids.ana, nome: 'Ana Beatriz Lima' },
      autor: { id: ids.karina, nome: 'Karina Alves' },
    })
    expect(answer.registros[1]).toMatchObject({ assunto: 'pessoas', autor: { nome: 'Karina Alves' } })
  })

  it('finds by subject and by days of São Paulo, both inclusive', async () => {
    const ofDay = await search({ assunto: 'pessoas', dataInicio: '2026-11-11', dataFim: '2026-11-11' })
    expect(ofDay.answer.registros.length).toBeGreaterThan(4)
    expect(ofDay.answer.registros.every(({ assunto }) => assunto === 'pessoas')).toBe(true)
    expect((await search({ assunto: 'emprestimos', idAutor: ids.karina })).answer.registros).toEqual([])
    expect((await search({ dataInicio: '2026-11-12' })).answer.totalItems).toBe(0)
    const back = await search({ dataInicio: '2026-11-12', dataFim: '2026-11-11' })
    expect(back.problem).toMatchObject({
      status: 422,
      campos: { dataFim: 'O último dia não pode vir antes do primeiro.' },
    })
  })

  it('turns pages over what the first one knew, whatever is written meanwhile', async () => {
    await api.database.execute(sql`insert into audit_entries (at, action, entity, entity_id, request_id)
      select '2026-11-10T12:00:00Z', 'email.read', 'email', i::text, 'many' from generate_series(1, 45) i`)
    const first = await search({ assunto: 'configuracoes' })
    const ate = first.answer.ate ?? 0
    await search()
    const second = await search({ assunto: 'configuracoes', page: 1, ate })
    const third = await search({ assunto: 'configuracoes', page: 2, ate })
    const seen = [first, second, third].flatMap(({ answer }) => answer.registros.map(({ id }) => id))
    expect(new Set(seen).size).toBe(first.answer.totalItems)
    expect(seen).toHaveLength(first.answer.totalItems)
    expect((await search({ page: 99, ate })).answer.registros).toEqual([])
  })

  it('counts no further than ten thousand, where pages end', async () => {
    await api.database.execute(sql`insert into audit_entries (at, actor_id, action, entity, entity_id, request_id)
      select '2026-11-09T12:00:00Z', ${ids.marta}, 'session.closed', 'session', i::text, 'more' from generate_series(1, 10001) i`)
    const { answer } = await search({ dataFim: '2026-11-09', assunto: 'pessoas' })
    expect(answer).toMatchObject({ totalItems: 10_000, totalPage: 500, totalExato: false })
    const last = await search({ dataFim: '2026-11-09', assunto: 'pessoas', page: 499 })
    expect(last.answer.registros).toHaveLength(20)
  })

  it('is on the record itself, and on that of the accesses of whom it was about', async () => {
    const recorded = await recordingActs(api)
    await search({ idPessoa: ids.ana, page: 0 })
    await search({ idAutor: ids.karina })
    expect(await recorded('record.searched')).toEqual([
      { by: ids.marta, about: ids.ana },
      { by: ids.marta, about: null },
    ])
    const looked = await api.database
      .select()
      .from(personAccesses)
      .where(eq(personAccesses.attendantId, ids.marta))
    expect(looked.map(({ personId }) => personId)).toContain(ids.ana)
  })

  it('is the administrators’ until they open it, and refused calls leave nothing', async () => {
    const count = () => api.database.$count(auditEntries)
    const before = await count()
    expect((await search({}, tokens.luiz)).problem).toMatchObject({
      status: 403,
      detail: 'A auditoria pede o nível Administrador para ser consultada.',
    })
    expect((await search({}, tokens.ana)).status).toBe(403)
    expect((await take({}, tokens.karina)).problem.detail).toBe(
      'A auditoria pede o nível Administrador para ser exportada.',
    )
    expect((await open(1, tokens.karina)).status).toBe(403)
    expect(await count()).toBe(before)
    const body = { area: 'auditoria', editar: 2, publicar: 3, versao: 0 }
    expect((await api.call(alterarPermissao, { token: tokens.marta, body })).status).toBe(200)
    expect((await search({}, tokens.luiz)).status).toBe(200)
    expect((await take({}, tokens.luiz)).status).toBe(403)
    expect((await search({}, tokens.karina)).status).toBe(403)
  })
})

describe('call(retornarRegistroAuditoria', () => {
  it('tells what changed, masked, and its seal once it has one', async () => {
    const found = await search({ idPessoa: ids.ana, idAutor: ids.karina, assunto: 'pessoas' })
    const [entry] = found.answer.registros
    await sealEntries(api.database)
    const recorded = await recordingActs(api)
    const { answer } = await open(entry?.id ?? 0)
    expect(answer).toMatchObject({ acao: 'person.email-changed', atendimento: null, idRequisicao: null })
    expect(answer.valores).toContainEqual({
      campo: 'email',
      antes: expect.stringMatching(/^.\*\*\*@/),
      depois: 'a***@exemplo.example',
    })
    expect(answer.lacre?.valor).toMatch(/^[0-9a-f]{64}$/)
    expect(await recorded('record.opened')).toEqual([{ by: ids.marta, about: ids.ana }])
  })

  it('answers 404 for none', async () => {
    expect((await open(2_000_000_000)).problem).toMatchObject({
      status: 404,
      detail: 'Este registro não existe.',
    })
  })
})

describe('call(exportarAuditoria', () => {
  it('writes what the filters find, and is on the record', async () => {
    const recorded = await recordingActs(api)
    const file = await take({ idPessoa: ids.ana, idAutor: ids.karina, assunto: 'pessoas' })
    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toContain('auditoria_2026-11-11.xlsx')
    const [head, first, ...rest] = await readSheet(file.bytes)
    expect(head).toEqual([
      'Registro',
      'Data',
      'Quem fez',
      'Em nome da pessoa',
      'Sobre quem',
      'Assunto',
      'O que foi feito',
      'Valores',
    ])
    expect(first?.slice(2)).toEqual([
      'Karina Alves',
      null,
      'Ana Beatriz Lima',
      'Cadastro e acesso',
      'Alterou o e-mail do cadastro.',
      expect.stringMatching(/^E-mail: de .\*\*\*@\S+ para a\*\*\*@exemplo\.example/),
    ])
    expect(rest).toHaveLength(2)
    expect(await recorded('record.exported')).toEqual([{ by: ids.marta, about: ids.ana }])
  })

  it('refuses none and too many in words that say what to do', async () => {
    expect((await take({ dataInicio: '2030-01-01' })).problem).toMatchObject({
      status: 409,
      detail: 'Nenhum registro encontrado. Mude os filtros e exporte de novo.',
    })
    await api.database.execute(sql`insert into audit_entries (at, action, entity, entity_id, request_id)
      select '2026-11-09T12:00:00Z', 'session.closed', 'session', i::text, 'more' from generate_series(1, 20001) i`)
    expect((await take()).problem.detail).toBe(
      'A planilha leva até 20.000 registros. Escolha um período menor e exporte de novo.',
    )
  })
})
