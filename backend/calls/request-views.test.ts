import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  alterarLinhasCentral,
  guardarVisao,
  MAX_VIEWS,
  removerVisao,
  retornarPreferenciasCentral,
} from '#contract/requests/request-views.ts'
import { requestViews } from '../database/schema/request-views.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let karina: string
let luiz: string

beforeAll(async () => {
  api = await startTestApi()
  karina = await api.signIn(DemoCpf.karina)
  luiz = await api.signIn(DemoCpf.luiz)
})
afterAll(() => api.close())

const read = async (token: string) => (await api.call(retornarPreferenciasCentral, { token })).answer
const save = (token: string, nome: string, filtros: object = { responsavel: 'eu' }) =>
  api.call(guardarVisao, { token, body: { nome, filtros } })

it('is set up as the specification says until somebody chooses otherwise, for themselves', async () => {
  expect(await read(karina)).toEqual({ linhasPorPagina: 5, visoes: [] })
  const choose = (linhasPorPagina: number) =>
    api.call(alterarLinhasCentral, { token: karina, body: { linhasPorPagina } })
  expect((await choose(25)).answer).toEqual({ linhasPorPagina: 25 })
  expect((await choose(50)).status).toBe(200)
  expect((await choose(1000)).problem.campos).toEqual({ linhasPorPagina: 'Escolha 5, 25 ou 50.' })
  expect((await read(karina)).linhasPorPagina).toBe(50)
  expect((await read(luiz)).linhasPorPagina).toBe(5)
})

it('keeps views by name, each attendant their own', async () => {
  const { answer: kept } = await save(karina, ' Resgates do HPE ', { idPlano: 1, idFuncionalidade: 14 })
  expect(kept).toMatchObject({ nome: 'Resgates do HPE', filtros: { idPlano: 1, idFuncionalidade: 14 } })
  const { answer: again } = await save(karina, 'resgates do hpe', { prazo: 'vencido', ordem: 'prazo' })
  expect(again.id).toBe(kept.id)
  await save(karina, 'A primeira')
  expect((await read(karina)).visoes.map(({ nome }) => nome)).toEqual(['A primeira', 'resgates do hpe'])
  expect((await read(luiz)).visoes).toEqual([])
  const remove = (token: string) => api.call(removerVisao, { token, body: { idVisao: kept.id } })
  expect((await remove(luiz)).problem.status).toBe(404)
  expect((await remove(karina)).answer).toEqual({ id: kept.id })
  expect((await remove(karina)).problem.status).toBe(404)
})

it('keeps no more than is read at a glance, and nothing that is no filter', async () => {
  for (let count = 0; count < MAX_VIEWS; count += 1) await save(luiz, `Visão ${count}`)
  const before = await api.database.$count(requestViews)
  expect((await save(luiz, 'Mais uma')).problem).toMatchObject({
    status: 409,
    detail: 'Você já tem 20 visões salvas. Remova uma para guardar outra.',
  })
  expect((await save(luiz, 'visão 3', { idStatus: 1 })).status).toBe(200)
  expect((await save(karina, ' ')).problem.campos).toEqual({ nome: 'Dê um nome à visão.' })
  expect((await save(karina, 'Outra', { cpf: '1' })).problem.status).toBe(422)
  expect((await save(karina, 'Outra', { prazo: 'ontem' })).problem.status).toBe(422)
  expect(await api.database.$count(requestViews)).toBe(before)
})
