import { expect, it } from 'vitest'
import { countryCodes, countryName, countryNames } from './country-names.ts'

const regions = new Intl.DisplayNames('pt-BR', { type: 'region' })

it('names 195 countries as Brazilians do', () => {
  expect(countryCodes).toHaveLength(195)
  expect(countryName('VN')).toBe('Vietnã')
  expect(countryName('CD')).toBe(regions.of('CD'))
  expect(countryName('CG')).not.toBe(countryName('CD'))
  expect(countryName('XX')).toBe('XX')
  expect(Object.entries(countryNames).filter(([code, name]) => regions.of(code) !== name)).toEqual([])
})

it('is in the order of its names', () => {
  const names = Object.values(countryNames)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'pt-BR')))
})
