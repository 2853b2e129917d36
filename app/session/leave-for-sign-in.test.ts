import { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { leaveForSignIn } from './leave-for-sign-in.ts'
import { visitQuery } from './session.queries.ts'

afterEach(() => vi.unstubAllGlobals())

/** Ana’s page as her session ends: what it knows, and where it goes. */
function leaveFrom(pathname: string) {
  const queryClient = new QueryClient()
  const visit = { session: { person: { nome: 'Ana' } }, theme: { css: '' } }
  queryClient.setQueryData(visitQuery.queryKey, visit as never)
  queryClient.setQueryData(['statement'], 'of Ana')
  const navigate = vi.fn<AnyRouter['navigate']>(async () => undefined)
  const router = { state: { location: { pathname, href: `${pathname}?ano=2025` } }, navigate }
  leaveForSignIn(router as unknown as AnyRouter, queryClient)
  return {
    navigate,
    visit: queryClient.getQueryData(visitQuery.queryKey),
    statement: queryClient.getQueryData(['statement']),
  }
}

describe('a session that ended', () => {
  it('leads to sign in and back, and leaves nothing that was read of the person', () => {
    vi.stubGlobal('document', {})
    const { navigate, visit, statement } = leaveFrom('/services/contracheque')
    expect(visit).toEqual({ session: null, theme: { css: '' } })
    expect(statement).toBeUndefined()
    expect(navigate).toHaveBeenCalledExactlyOnceWith({
      to: '/login',
      search: { voltar: '/services/contracheque?ano=2025', motivo: 'sessao' },
    })
  })

  it('leaves a page alone that needs none, and the server', () => {
    vi.stubGlobal('document', {})
    expect(leaveFrom('/login').navigate).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
    const onServer = leaveFrom('/services/contracheque')
    expect(onServer.navigate).not.toHaveBeenCalled()
    expect(onServer.statement).toBe('of Ana')
  })
})
