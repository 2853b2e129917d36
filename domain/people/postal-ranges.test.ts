import { describe, expect, it } from 'vitest'
import { placeOfPostalCode } from './postal-ranges.ts'
import { stateCodes } from './states.ts'

describe('the place of a CEP', () => {
  it.each([
    ['01310-100', 'SP', 'São Paulo'],
    ['08215000', 'SP', 'São Paulo'],
    ['06454-000', 'SP', null],
    ['13490000', 'SP', null],
    ['20040-002', 'RJ', 'Rio de Janeiro'],
    ['24020-005', 'RJ', null],
    ['70040-010', 'DF', 'Brasília'],
    ['72800-000', 'GO', null],
    ['73350-001', 'DF', 'Brasília'],
    ['74003-010', 'GO', 'Goiânia'],
    ['69300-000', 'RR', 'Boa Vista'],
    ['69460-000', 'AM', null],
    ['80020-300', 'PR', 'Curitiba'],
    ['99950-000', 'RS', null],
  ])('%s is in %s, %s', (cep, state, city) => expect(placeOfPostalCode(cep)).toEqual({ state, city }))

  it.each(['00000-000', '00999-999', ''])('%j is nowhere', (cep) => expect(placeOfPostalCode(cep)).toBeNull())

  it('is in every state, and every state has its capital', () => {
    const places = Array.from({ length: 99_999 }, (_, at) => placeOfPostalCode(String(at).padStart(5, '0')))
    expect(new Set(places.flatMap((place) => place?.state ?? []))).toEqual(new Set(stateCodes))
    expect(new Set(places.flatMap((place) => place?.city ?? []))).toHaveProperty('size', 27)
  })
})
