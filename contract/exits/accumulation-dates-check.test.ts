import { expect, it } from 'vitest'
import { checkAccumulations, readAccumulations } from './accumulation-dates-check.ts'

it('reads the lines of an origin as they are pasted', () => {
  expect(readAccumulations('05/03/2014 6.000,00\n\n2019-08-20;\t3000,5\n')).toEqual({
    ok: true,
    result: [
      { data: '2014-03-05', valor: 6000 },
      { data: '2019-08-20', valor: 3000.5 },
    ],
  })
})

it.each(['31/02/2014 10,00', '05/03/2014', '05/03/2014 dez', '05/03/2014 1,234', '05/03/2014 -10,00'])(
  'says which line of %s it cannot read',
  (line) => {
    expect(readAccumulations(`05/03/2013 1,00\n${line}`)).toMatchObject({
      ok: false,
      problems: [{ sentence: expect.stringContaining('linha 2') }],
    })
  },
)

it('tells what came where the amounts are of something else', () => {
  const told = {
    regimeOrigem: 'regressivo' as const,
    acumulacoes: [{ data: '2014-03-05', valor: 6000 }],
  }
  expect(checkAccumulations(told, { recebidoEm: '2024-05-10', valor: 9000 })).toMatchObject({
    problems: [{ field: 'acumulacoes', sentence: expect.stringMatching(/6\.000,00.*9\.000,00/) }],
  })
  expect(checkAccumulations({ ...told, regimeOrigem: null }, null)).toMatchObject({
    problems: [{ field: 'arrival' }, { field: 'regimeOrigem' }],
  })
})
