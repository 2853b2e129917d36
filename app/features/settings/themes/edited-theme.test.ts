import { describe, expect, it } from 'vitest'
import { editedThemeOf, isSameTheme, obstaclesOf, themeToSave } from './edited-theme.ts'
import { drawing, edition, hiddenByDay } from './themes.fixtures.ts'

const theme = { primaryColor: '#0B3A82', logo: drawing, background: null }

describe('a theme', () => {
  it('begins with the draft, else with what is in force', () => {
    expect(editedThemeOf(edition).primaryColor).toBe('#0B3A82')
    const rascunho = {
      versao: 3,
      cor_primaria: '#7a1fa2',
      logo: null,
      background: null,
      alteradoEm: '2026-11-20T12:00:00Z',
      alteradoPor: 'Luiz Barbosa',
    }
    expect(editedThemeOf({ ...edition, rascunho })).toEqual({
      primaryColor: '#7A1FA2',
      logo: null,
      background: null,
    })
    expect(editedThemeOf({ ...edition, historico: [] })).toEqual({
      primaryColor: '',
      logo: null,
      background: null,
    })
  })

  it('is the same however its colour is written', () => {
    expect(isSameTheme(theme, { ...theme, primaryColor: ' #0b3a82' })).toBe(true)
    expect(isSameTheme(theme, { ...theme, primaryColor: '#0b3a8' })).toBe(false)
    expect(isSameTheme(theme, { ...theme, logo: null })).toBe(false)
  })

  it('goes to the API in six capital digits', () => {
    expect(themeToSave({ ...theme, primaryColor: '#abc' })).toEqual({
      cor_primaria: '#AABBCC',
      logo: drawing.imagem,
      background: null,
    })
  })

  it('can be published with any colour that can be read and a logo that is seen', () => {
    expect(obstaclesOf(theme)).toEqual([])
    expect(obstaclesOf({ ...theme, primaryColor: '#808080' })).toEqual([])
    expect(obstaclesOf({ ...theme, primaryColor: 'azul', logo: null })).toEqual([
      'Escreva a cor como #RRGGBB, por exemplo #0B3A82.',
      'Envie o logotipo do plano.',
    ])
    expect(obstaclesOf({ ...theme, logo: hiddenByDay })).toEqual([
      expect.stringContaining('O logotipo quase não aparece sobre a barra clara.'),
    ])
  })
})
