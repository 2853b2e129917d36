import { describe, expect, it } from 'vitest'
import { isSameLook, lookOf, lookToSave, obstaclesOf } from './look.ts'
import { drawing, edition, hiddenByDay } from './themes.fixtures.ts'

const look = { color: '#0B3A82', logo: drawing, background: null }

describe('a look', () => {
  it('begins with the draft, else with what is in force', () => {
    expect(lookOf(edition).color).toBe('#0B3A82')
    const rascunho = {
      versao: 3,
      cor_primaria: '#7a1fa2',
      logo: null,
      background: null,
      alteradoEm: '2026-11-20T12:00:00Z',
      alteradoPor: 'Luiz Barbosa',
    }
    expect(lookOf({ ...edition, rascunho })).toEqual({ color: '#7A1FA2', logo: null, background: null })
    expect(lookOf({ ...edition, historico: [] })).toEqual({ color: '', logo: null, background: null })
  })

  it('is the same however its colour is written', () => {
    expect(isSameLook(look, { ...look, color: ' #0b3a82' })).toBe(true)
    expect(isSameLook(look, { ...look, color: '#0b3a8' })).toBe(false)
    expect(isSameLook(look, { ...look, logo: null })).toBe(false)
  })

  it('goes to the API in six capital digits, or not at all', () => {
    expect(lookToSave({ ...look, color: '#abc' })).toEqual({
      cor_primaria: '#AABBCC',
      logo: drawing.imagem,
      background: null,
    })
    expect(lookToSave({ ...look, color: 'azul' })).toBeNull()
  })

  it('can be published with any colour that can be read and a logo that is seen', () => {
    expect(obstaclesOf(look)).toEqual([])
    expect(obstaclesOf({ ...look, color: '#808080' })).toEqual([])
    expect(obstaclesOf({ ...look, color: 'azul', logo: null })).toEqual([
      'Escreva a cor como #RRGGBB, por exemplo #0B3A82.',
      'Envie o logotipo do plano.',
    ])
    expect(obstaclesOf({ ...look, logo: hiddenByDay })).toEqual([
      expect.stringContaining('O logotipo quase não aparece sobre a barra clara.'),
    ])
  })
})
