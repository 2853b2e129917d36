import { describe, expect, it } from 'vitest'
import { endsWithSession, isPublicPath, safeWayBack } from './public-paths.ts'

describe('the way back after a sign-in', () => {
  it('keeps a path of the portal with its query', () => {
    expect(safeWayBack('/services/requests?page=2')).toBe('/services/requests?page=2')
  })

  it.each([
    'https://outro.site/',
    '//outro.site/',
    '/\\outro.site',
    'javascript:alert(1)',
    '',
    undefined,
    '/login?voltar=/login',
  ])('turns %s into home', (path) => expect(safeWayBack(path)).toBe('/'))
})

describe('public pages', () => {
  it.each(['/login', '/login/', '/404', '/_error'])('%s needs no session', (path) =>
    expect(isPublicPath(path)).toBe(true),
  )
  it.each(['/', '/services', '/login2'])('%s needs one', (path) => expect(isPublicPath(path)).toBe(false))
  it.each([
    ['/onboarding', true],
    ['/services', true],
    ['/login', false],
    ['/recadastramento', false],
  ])('%s ends with the session: %s', (path, ends) => expect(endsWithSession(path)).toBe(ends))
})
