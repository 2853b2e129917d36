import { isNotFound } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { pageTitle } from '#app/navigation/page-title.ts'
import { portalName } from '#app/navigation/page-titles.ts'
import type { VisibleSession } from '#app/session/visible-session.ts'
import { correctionsOf } from './corrections.ts'
import { serviceRoute } from './service-route.ts'

const open = (session: Partial<VisibleSession> | null) => {
  try {
    return serviceRoute('pep').beforeLoad({ context: { session: session as VisibleSession | null } })
  } catch (error) {
    return isNotFound(error) ? 'not there' : error
  }
}

describe('the page of a service', () => {
  it('opens for Ana, for Marta while she serves her, and for who still has to sign in', () => {
    const service = { service: { slug: 'pep', access: 'read' } }
    expect(open({ isAttendant: false, target: null })).toEqual(service)
    expect(open({ isAttendant: true, target: { id: 2 } as VisibleSession['target'] })).toEqual(service)
    expect(open(null)).toEqual(service)
  })

  it('is not there for Marta while she serves nobody', () => {
    expect(open({ isAttendant: true, target: null })).toBe('not there')
  })

  it('has its name as the title, before the portal’s', () => {
    expect(pageTitle('Extrato')).toBe(`Extrato | ${portalName}`)
    expect([pageTitle(), pageTitle('')]).toEqual([portalName, portalName])
  })
})

it('a request that came back says what to correct under its fields; a new one has nothing to correct', () => {
  const correcoes = [{ campo: 'percentualBasica', motivo: 'Confira o percentual.' }]
  expect(correctionsOf({ correcoes } as never)).toEqual({
    percentualBasica: expect.stringContaining('Confira o percentual.'),
  })
  expect([correctionsOf(null), correctionsOf({ correcoes: [] } as never)]).toEqual([{}, {}])
})
