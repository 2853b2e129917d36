import { expect, it } from 'vitest'
import { auditedValues } from './audited-values.ts'

it('tells each value before and after, nested ones by their path', () => {
  expect(
    auditedValues(
      { percentualBasica: 4, valores: { basica: 1 } },
      {
        percentualBasica: 6,
        valores: { basica: 1.5 },
        itens: [{ campo: 'a' }, { campo: 'b' }],
        ids: [1, 2],
        by: null,
      },
    ),
  ).toEqual([
    { campo: 'percentualBasica', antes: '4', depois: '6' },
    { campo: 'valores.basica', antes: '1', depois: '1.5' },
    { campo: 'itens.1.campo', antes: null, depois: 'a' },
    { campo: 'itens.2.campo', antes: null, depois: 'b' },
    { campo: 'ids', antes: null, depois: '1, 2' },
  ])
})

it('masks how somebody is reached and where they live', () => {
  expect(
    auditedValues(
      { email: 'ana@exemplo.example', celular: '11987654321', fixo: '' },
      { email: 'bia@exemplo.example', endereco: { logradouro: 'Rua A', cidade: 'Recife' } },
    ),
  ).toEqual([
    { campo: 'email', antes: 'a***@exemplo.example', depois: 'b***@exemplo.example' },
    { campo: 'celular', antes: '•••', depois: null },
    { campo: 'fixo', antes: '', depois: null },
    { campo: 'endereco.logradouro', antes: null, depois: '•••' },
    { campo: 'endereco.cidade', antes: null, depois: 'Recife' },
  ])
})

it('tells nothing of what keeps nothing', () => {
  expect(auditedValues(null, null)).toEqual([])
})
