import { describe, expect, it } from 'vitest'
import { foundByYear, minutesOptions } from './found-minutes.ts'
import { someMinutes } from './minutes.fixtures.ts'
import { minutesSearch, minutesSearchDefaults } from './minutes.search.ts'
import { foundSentence, meetingSentence } from './minutes.text.ts'

const found = (search: Partial<typeof minutesSearchDefaults> | object) =>
  foundByYear(someMinutes, { ...minutesSearchDefaults, ...search }).map(({ year, rows }) => [
    year,
    rows.map(({ id }) => id),
  ])

describe('foundByYear', () => {
  it('groups what is asked for, newest first', () => {
    expect(found({})).toEqual([
      [2026, [3, 2]],
      [2025, [1]],
    ])
    expect(found({ orgao: 1, ano: 2026 })).toEqual([[2026, [2]]])
    expect(found({ palavras: 'politica' })).toEqual([[2025, [1]]])
    expect(found({ palavras: 'rentabilidade limites' })).toEqual([[2026, [3]]])
    expect(found({ palavras: 'orçamento' })).toEqual([])
  })
})

it('offers the years and bodies that there are', () => {
  expect(minutesOptions(someMinutes)).toEqual({
    years: [
      { id: 0, label: 'Todos os anos' },
      { id: 2026, label: '2026' },
      { id: 2025, label: '2025' },
    ],
    bodies: [
      { id: 0, label: 'Todos os órgãos' },
      { id: 4, label: 'Comitê de Investimentos' },
      { id: 1, label: 'Conselho Deliberativo' },
    ],
  })
})

it('reads any address', () => {
  expect(minutesSearch({ ano: 'x', orgao: 9, palavras: 2026 } as never)).toEqual({
    ano: 0,
    orgao: 0,
    palavras: '2026',
  })
})

it('says which meeting it was', () => {
  expect(someMinutes.map(meetingSentence).slice(0, 2)).toEqual([
    'Comitê de Investimentos, ata nº 148',
    'Conselho Deliberativo, ata nº 90 · Plano HPE',
  ])
  expect([0, 1, 2].map(foundSentence)).toEqual(['Nenhuma ata', '1 ata', '2 atas'])
})
