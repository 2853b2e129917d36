import { describe, expect, it } from 'vitest'
import { checkRegimeValues } from './tax-regime-check.ts'

const signed = { viuComparacao: true, aceitaIrrevogavel: true, temSenha: true } as const
const open = { offered: ['regressive'], irrevocable: ['regressive'], isFinal: false } as const

describe('the check of a choice of regime', () => {
  it('answers the regime that may be chosen', () => {
    expect(checkRegimeValues({ regime: 'regressivo', ...signed }, open)).toEqual({
      ok: true,
      result: 'regressive',
    })
  })

  it('complains by wire path, in words', () => {
    const values = { regime: null, viuComparacao: false, aceitaIrrevogavel: false, temSenha: false }
    expect(checkRegimeValues(values, open)).toEqual({
      ok: false,
      problems: [
        { field: 'regime', sentence: 'Escolha um dos regimes.' },
        { field: 'viuComparacao', sentence: 'Confirme que viu os dois regimes comparados no seu saldo.' },
        { field: 'aceitaIrrevogavel', sentence: 'Confirme que sabe que a escolha não pode ser desfeita.' },
        { field: 'senha', sentence: 'Digite a sua senha para assinar.' },
      ],
    })
    expect(checkRegimeValues({ regime: 'progressivo', ...signed }, open)).toMatchObject({
      problems: [{ field: 'regime', sentence: 'Este regime não pode ser escolhido na sua situação.' }],
    })
  })
})
