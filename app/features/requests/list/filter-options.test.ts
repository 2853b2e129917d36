import { describe, expect, it } from 'vitest'
import { attendantFunctionalities, participantFunctionalities, statusOptions } from './filter-options.ts'

const known = [
  { id: 20, nome: 'Alteração de Email Atendimento' },
  { id: 14, nome: 'Resgate' },
  { id: 23, nome: 'Empréstimos' },
  { id: 19, nome: 'Recadastramento' },
  { id: 8, nome: 'Alteração de Contribuição' },
]

describe('filter options', () => {
  it('offers all, the two fixed functionalities, then the rest by name to attendants', () => {
    expect(attendantFunctionalities(known).map(({ id }) => id)).toEqual([0, 19, 20, 8, 23, 14])
    expect(attendantFunctionalities([]).map(({ nome }) => nome)).toEqual([
      'Todas Funcionalidades',
      'Recadastramento',
      'Alteração de Email Atendimento',
    ])
  })

  it('sorts everything by name for participants', () => {
    expect(participantFunctionalities(known).map(({ id }) => id)).toEqual([0, 8, 20, 23, 19, 14])
  })

  it('puts all statuses first', () => {
    const options = statusOptions([
      { id: 1, nome: 'Recebida' },
      { id: 2, nome: 'Em análise' },
    ])
    expect(options).toEqual([
      { id: 0, nome: 'Todos Status' },
      { id: 2, nome: 'Em análise' },
      { id: 1, nome: 'Recebida' },
    ])
  })
})
