import { expect, it } from 'vitest'
import type { ServerSession } from '#app/session/session.server.ts'
import { defaultTheme } from '#contract/plans/plans.ts'
import { pageThemeOf } from './page-theme.server.ts'

const hash = '0123456789abcdef'.repeat(4)
const hpe = {
  ...defaultTheme,
  id: 3,
  cor_primaria: '#00473a',
  logo: `/imagemTema/${hash}`,
  plano: { id: 1, nome: 'HPE' },
}
const sessionOf = (admin: 'S' | 'N', tema: typeof hpe | null, alvo: object | null = null) =>
  ({ pessoa: { admin }, tema, alvo }) as ServerSession

it('Ana’s pages wear her plan: its name, its colour and its logo', () => {
  const theme = pageThemeOf(sessionOf('N', hpe))
  expect(theme).toMatchObject({
    surface: 'participant',
    planName: 'HPE',
    logoSrc: `/tema/${hash}`,
    backgroundSrc: null,
  })
  expect(theme.css).not.toBe(pageThemeOf(null).css)
})

it('a page without a plan wears the portal’s own colours, and says the name of none', () => {
  for (const session of [null, sessionOf('N', null)]) {
    expect(pageThemeOf(session)).toMatchObject({ surface: 'participant', planName: null, logoSrc: null })
    expect(pageThemeOf(session).css).not.toBe('')
  }
})

it('Marta sees Ana’s plan while she acts for her, and stays in the brightness that she chose herself', () => {
  const theme = pageThemeOf(sessionOf('S', hpe, { pessoa: { id: 2 } }))
  expect(theme).toEqual({ ...pageThemeOf(sessionOf('N', hpe)), scheme: 'system' })
  expect(pageThemeOf(sessionOf('S', null, { pessoa: { id: 2 } }))).toMatchObject({
    surface: 'participant',
    planName: null,
  })
})

it('Marta’s own pages wear no plan', () => {
  expect(pageThemeOf(sessionOf('S', hpe))).toEqual({
    css: '',
    surface: 'admin',
    scheme: 'system',
    planName: null,
    logoSrc: null,
    backgroundSrc: null,
  })
})
