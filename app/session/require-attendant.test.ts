import { isNotFound } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { requireAttendant } from './require-attendant.ts'
import { visibleSession } from './visible-session.ts'

const sessionOf = (nome: string, admin: 'S' | 'N') =>
  visibleSession({
    pessoa: { id: 1, nome, cpf: '16899535009', admin, tipo_admin: admin === 'S' ? 3 : null, onboarding: 'N' },
    vinculo: null,
    alvo: null,
    planoAtendimento: null,
    expiraEm: '2026-11-11T13:00:00.000Z',
  })

function refusalOf(session: Parameters<typeof requireAttendant>[0]): unknown {
  try {
    requireAttendant(session)
    return null
  } catch (refusal) {
    return refusal
  }
}

it('a page for attendants opens for Marta, and is not there for Ana and for nobody', () => {
  expect(refusalOf(sessionOf('Marta Siqueira', 'S'))).toBeNull()
  expect(isNotFound(refusalOf(sessionOf('Ana Beatriz Lima', 'N')))).toBe(true)
  expect(isNotFound(refusalOf(null))).toBe(true)
})
