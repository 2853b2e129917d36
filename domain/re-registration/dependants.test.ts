import { expect, it } from 'vitest'
import { checkDependants } from './dependants.ts'

const bia = { name: 'Bia Nunes', cpf: '529.982.247-25', birthDate: '2015-03-02', kinship: 'filho' }

it('asks of each dependant a full name, a CPF of their own, a birth and a kinship', () => {
  expect(checkDependants([bia], '2026-11-21')).toEqual([])
  const newborn = { ...bia, birthDate: '2026-11-21' }
  expect(checkDependants([newborn], '2026-11-21')).toEqual([])
  const empty = { name: 'Bia', cpf: '1', birthDate: null, kinship: null }
  const twin = { ...bia, cpf: '52998224725', birthDate: '2026-11-22' }
  expect(checkDependants([bia, empty, twin], '2026-11-21')).toEqual([
    { at: 1, field: 'name', code: 'incomplete' },
    { at: 1, field: 'cpf', code: 'invalid' },
    { at: 1, field: 'birthDate', code: 'required' },
    { at: 1, field: 'kinship', code: 'required' },
    { at: 2, field: 'cpf', code: 'repeated' },
    { at: 2, field: 'birthDate', code: 'in-the-future' },
  ])
})
