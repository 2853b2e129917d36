import { expect, it } from 'vitest'
import { cnpjSentence, contractSentence, siteName } from './suppliers.text.ts'

it('says how long a contract runs', () => {
  expect(contractSentence({ inicioContrato: '2024-01-01', fimContrato: '2028-12-31' })).toBe(
    'De 01/01/2024 a 31/12/2028',
  )
  expect(contractSentence({ inicioContrato: '2020-03-15', fimContrato: null })).toBe('Desde 15/03/2020')
})

it('writes the CNPJ with its mask', () => {
  expect(cnpjSentence('99000101000120')).toBe('CNPJ 99.000.101/0001-20')
})

it.each([
  ['https://vereda.example', 'vereda.example'],
  ['https://www.vereda.example/cotistas?a=1', 'vereda.example'],
])('calls %s %s', (site, name) => expect(siteName(site)).toBe(name))
