import { describe, expect, it } from 'vitest'
import { byField } from '../complaints.ts'
import { checkSimulationValues, type SimulationValues } from './tax-simulation-check.ts'

const values: SimulationValues = {
  usaSaldo: 'S',
  contribuicao: 0,
  saida: 10,
  forma: 'unico',
  prazo: 15,
  rentabilidade: 4,
  outrasRendas: 0,
  dependentes: 0,
  deduz: 'N',
  rendaAtual: null,
}

const check = (changed: Partial<SimulationValues>) => {
  const outcome = checkSimulationValues({ ...values, ...changed })
  return outcome.ok ? {} : byField(outcome.problems)
}

describe('a simulation', () => {
  it('may go up to its limits', () => {
    expect(check({})).toEqual({})
    expect(check({ saida: 40, rentabilidade: 20 })).toEqual({})
  })

  it('complains about what is missing or beyond them, and only about what it asks', () => {
    const wrong = { contribuicao: null, saida: 41, rentabilidade: -1, prazo: 4, dependentes: 1.5 }
    expect(Object.keys(check(wrong))).toEqual(['contribuicao', 'saida', 'rentabilidade', 'dependentes'])
    expect(check({ forma: 'prazo-certo', deduz: 'S', prazo: 4 })).toEqual({
      prazo: 'Informe de 5 a 30 anos.',
      rendaAtual: 'Informe a sua renda, até R$ 100.000.000,00.',
    })
  })

  it('needs something to begin with', () => {
    expect(check({ usaSaldo: 'N' })).toEqual({
      contribuicao: 'Começando do zero, informe uma contribuição.',
    })
  })
})
