import { expect, it } from 'vitest'
import { requestFilters } from '../requests.search.ts'
import { filtersToKeep, queueViews, viewAt } from './queue-views.ts'

const own = [
  { id: 7, nome: 'Resgates do HPE', filtros: { idPlano: 1, idFuncionalidade: 14, ordem: 'antigas' } },
] as const
const views = queueViews(own)

it('has what everybody looks for, then one’s own', () => {
  expect(views.map(({ label }) => label)).toEqual([
    'Todas',
    'Minhas',
    'Sem responsável',
    'Vencidas',
    'Aguardando participante',
    'Resgates do HPE',
  ])
})

it.each([
  [{}, 'todas'],
  [{ responsavel: 'eu' }, 'minhas'],
  [{ prazo: 'vencido' }, 'vencidas'],
  [{ idFuncionalidade: 14, idPlano: 1, ordem: 'antigas' }, 'visao-7'],
  [{ idFuncionalidade: 14, idPlano: 1 }, undefined],
  [{ responsavel: 'eu', idStatus: 2 }, undefined],
] as const)('knows the view of the address %j', (search, id) => {
  expect(viewAt(views, requestFilters(search))?.id).toBe(id)
})

it('keeps only what is set', () => {
  expect(filtersToKeep(requestFilters({ prazo: 'vencido', idPlano: 4 }))).toEqual({
    prazo: 'vencido',
    idPlano: 4,
  })
  expect(filtersToKeep(requestFilters({ prazo: 'vencido', idPessoa: 7 }))).toEqual({ prazo: 'vencido' })
  expect(filtersToKeep(requestFilters({}))).toEqual({})
})
