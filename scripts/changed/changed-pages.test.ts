import { expect, it } from 'vitest'
import { changedPages, specsOfPages } from './changed-pages.ts'

it.each([
  ['app/routes/_shell/index.tsx', ['/']],
  ['app/routes/_shell/services/requests.tsx', ['/services/requests']],
  ['app/routes/_shell/perfil_.acessos.tsx', ['/perfil/acessos']],
  ['app/routes/_shell/services/requests_.$id.tsx', ['/services/requests']],
  ['app/routes/[_]error.tsx', ['/_error']],
  ['app/routes/login.tsx', ['/login']],
  ['app/routes/__root.tsx', []],
  ['app/routes/_shell.tsx', []],
  ['app/routes/-addresses.test.ts', []],
  ['app/features/loans/LoansPage.tsx', []],
])('%s is at %j', (file, addresses) => {
  expect(changedPages([file])).toEqual(addresses)
})

it('finds journeys by whole addresses', () => {
  const texts: Record<string, string> = {
    a: "goto('/perfil')",
    b: "goto('/perfil/acessos')",
    c: 'goto(`/perfil?x=1`)',
  }
  expect(specsOfPages(['/perfil'], ['a', 'b', 'c'], (spec) => texts[spec] ?? '').found).toEqual(['a', 'c'])
})
