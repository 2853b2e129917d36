import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { requestsSearch, requestsSearchDefaults } from '../requests.search.ts'
import {
  choiceCount,
  isFiltered,
  isRangeBackwards,
  pageBeyondEnd,
  withFilters,
  withOrder,
  withoutFilters,
} from './request-filters.ts'

const read = (address: string) => requestsSearch(defaultParseSearch(address) as never)

describe('requestsSearch', () => {
  it('reads an empty address as no filter, first page', () => {
    expect(read('')).toEqual(requestsSearchDefaults)
  })

  it('falls back for every wrong value instead of failing', () => {
    expect(
      read(
        '?idFuncionalidade=-1&idStatus=abc&dataSolicitacaoInicio=2026-02-30&dataSolicitacaoFinal=ontem&page=1.5&idRequisicao=0',
      ),
    ).toEqual({ ...requestsSearchDefaults, idRequisicao: undefined })
  })

  it('reads a protocol that a plain form wrote without quotes', () => {
    expect(read('?palavraChave=2026.0000010').palavraChave).toBe('2026.0000010')
    expect(read('?palavraChave=2026').palavraChave).toBe('2026')
  })

  it('reads a day that a plain form wrote as people do, and no year that is not written out', () => {
    expect(read('?dataSolicitacaoInicio=31%2F01%2F2026').dataSolicitacaoInicio).toBe('2026-01-31')
    expect(read('?dataSolicitacaoInicio=31%2F02%2F2026').dataSolicitacaoInicio).toBe('')
    expect(read('?dataSolicitacaoInicio=0202-01-31').dataSolicitacaoInicio).toBe('')
  })

  it('reads back what the portal writes', () => {
    const search = { ...requestsSearchDefaults, palavraChave: '2026.0000010', idStatus: 3, page: 2 }
    expect(read(defaultStringifySearch(search))).toEqual(search)
  })

  it('drops a keyword that is too long for the API', () => {
    expect(read(`?palavraChave=${'a'.repeat(81)}`).palavraChave).toBe('')
  })
})

it('lists one person, until their filter is taken off', () => {
  const search = read('?idPessoa=7')
  expect([search.idPessoa, isFiltered(search), choiceCount(search)]).toEqual([7, true, 1])
  expect(withFilters(search, { idPessoa: undefined })).toEqual(requestsSearchDefaults)
})

describe('withFilters', () => {
  it('starts a new filter at the first page and closes the open request', () => {
    const search = { ...requestsSearchDefaults, idStatus: 2, page: 4, idRequisicao: 9 }
    expect(withFilters(search, { idFuncionalidade: 8 })).toEqual({
      ...requestsSearchDefaults,
      idStatus: 2,
      idFuncionalidade: 8,
    })
  })
})

describe('withOrder', () => {
  it('begins from the first page, and says nothing where the order is the page’s own', () => {
    const search = { ...requestsSearchDefaults, prazo: 'vencido', ordem: 'antigas', page: 4 } as const
    expect(withOrder(search, 'recentes')).toEqual({ ...search, ordem: 'recentes', page: 0 })
    expect(withOrder(search, undefined)).toEqual({ ...requestsSearchDefaults, prazo: 'vencido' })
  })
})

describe('isFiltered', () => {
  it('counts what the queue is narrowed by, and not its order', () => {
    expect(isFiltered({ ...requestsSearchDefaults, ordem: 'antigas' })).toBe(false)
    expect(isFiltered({ ...requestsSearchDefaults, aguarda: 'terceiro' })).toBe(true)
    expect(choiceCount({ ...requestsSearchDefaults, responsavel: 'eu', ordem: 'antigas' })).toBe(1)
  })

  it('does not count the page', () => {
    expect(isFiltered({ ...requestsSearchDefaults })).toBe(false)
    expect(isFiltered(withoutFilters())).toBe(false)
    expect(isFiltered({ ...requestsSearchDefaults, palavraChave: 'x' })).toBe(true)
  })
})

describe('isRangeBackwards', () => {
  it('needs both dates', () => {
    const range = (dataSolicitacaoInicio: string, dataSolicitacaoFinal: string) =>
      isRangeBackwards({ ...requestsSearchDefaults, dataSolicitacaoInicio, dataSolicitacaoFinal })
    expect(range('2026-11-02', '2026-11-01')).toBe(true)
    expect(range('2026-11-01', '2026-11-01')).toBe(false)
    expect(range('2026-11-02', '')).toBe(false)
  })
})

describe('pageBeyondEnd', () => {
  it('gives the last page only when the address is past it', () => {
    expect(pageBeyondEnd(0, 0)).toBeNull()
    expect(pageBeyondEnd(6, 7)).toBeNull()
    expect(pageBeyondEnd(7, 7)).toBe(6)
    expect(pageBeyondEnd(3, 0)).toBe(0)
  })
})

describe('choiceCount', () => {
  it('counts what was chosen, and leaves out the keyword that is always in sight', () => {
    expect(choiceCount(requestsSearchDefaults)).toBe(0)
    expect(choiceCount({ ...requestsSearchDefaults, palavraChave: 'pep' })).toBe(0)
    expect(choiceCount({ ...requestsSearchDefaults, idStatus: 2, dataSolicitacaoInicio: '2026-11-01' })).toBe(
      2,
    )
  })
})
