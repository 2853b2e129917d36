import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endsWithSession, isPublicPath, safeReturnPath } from './public-paths.ts'

describe('the way back after a sign-in', () => {
  it('keeps a path of the portal with its query', () => {
    expect(safeReturnPath('/services/requests?page=2')).toBe('/services/requests?page=2')
  })

  it.each([
    'https://outro.site/',
    '//outro.site/',
    '/\\outro.site',
    'javascript:alert(1)',
    '',
    undefined,
    '/login?voltar=/login',
    '/login/',
    // Browsers resolve these to another site, or to no address at all.
    '/.//outro.site/',
    '/services/..//outro.site/',
    '/%2e//outro.site/',
    '/\t/outro.site/',
    '/\t/[',
  ])('turns %s into home', (path) => expect(safeReturnPath(path)).toBe('/'))

  it('never leaves the portal, whatever the address says', () => {
    const piece = fc.constantFrom(
      ...'/ // . .. %2e \\ \t \n @ : ? # [ http: javascript: services outro.site'.split(' '),
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => `/${pieces.join('')}`),
    )
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('http://localhost:3000', 'https://portal.example'),
        (path, origin) => {
          expect(new URL(safeReturnPath(path), origin).origin).toBe(origin)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('public pages', () => {
  it.each(['/login', '/login/', '/onboarding/convite', '/404', '/_error'])('%s needs no session', (path) =>
    expect(isPublicPath(path)).toBe(true),
  )
  it.each(['/', '/services', '/login2'])('%s needs one', (path) => expect(isPublicPath(path)).toBe(false))
  it.each([
    ['/onboarding', true],
    ['/onboarding/convite', false],
    ['/services', true],
    ['/login', false],
    ['/recadastramento', false],
  ])('%s ends with the session: %s', (path, ends) => expect(endsWithSession(path)).toBe(ends))
})
