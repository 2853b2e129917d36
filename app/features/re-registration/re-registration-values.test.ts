import { describe, expect, it } from 'vitest'
import { pageOfEduardo } from './re-registration.fixtures.ts'
import { canConfirm, fromAbroad, valuesOf } from './re-registration-values.ts'

describe('who comes as living abroad', () => {
  it('is asked for an address there, and cannot confirm the one that they left', () => {
    const page = fromAbroad(pageOfEduardo)
    expect(canConfirm(pageOfEduardo, 'endereco')).toBe(true)
    expect(canConfirm(page, 'endereco')).toBe(false)
    expect(valuesOf(page, {}).endereco.valores).toMatchObject({
      residente_exterior: 'S',
      cep: '',
      cidade: '',
    })
  })

  it('finds an address abroad as it is on record, and what was typed as it was typed', () => {
    const endereco = {
      ...valuesOf(fromAbroad(pageOfEduardo), {}).endereco.valores,
      pais: 'PT' as const,
      cep: '1000-001',
    }
    const known = { ...pageOfEduardo, cadastro: { ...pageOfEduardo.cadastro, endereco } }
    expect(valuesOf(fromAbroad(known), {}).endereco.valores).toMatchObject({ pais: 'PT', cep: '1000-001' })
    const back = { ...endereco, residente_exterior: 'N' as const }
    const draft = { endereco: { resposta: 'mudou' as const, valores: back } }
    expect(valuesOf(fromAbroad(known), draft).endereco.valores.residente_exterior).toBe('N')
  })
})
