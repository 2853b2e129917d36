import { expect, it } from 'vitest'
import { checkThemeFacts } from './theme-check.ts'

it('complains of a theme by colour and logo', () => {
  const good = { isColor: true, failingPairs: { light: 0, dark: 0 }, logo: { light: 1, dark: null } }
  expect(checkThemeFacts(good)).toEqual({ ok: true, result: good })
  const wrong = { isColor: true, failingPairs: { light: 0, dark: 2 }, logo: null }
  expect(checkThemeFacts(wrong)).toEqual({
    ok: false,
    problems: [
      { field: 'cor_primaria', sentence: 'Esta cor não atinge o contraste mínimo no modo escuro.' },
      { field: 'logo', sentence: 'Envie o logotipo do plano.' },
    ],
  })
})
