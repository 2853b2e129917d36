import type { ComponentType } from 'react'
import { SessionOnScreen } from './session-on-screen.ts'
import type { VisibleSession } from './visible-session.ts'

/** Ana, in the plan link 1. */
export const anaSignedIn: VisibleSession = {
  person: {
    id: 1,
    nome: 'Ana Beatriz Souza',
    cpf: '52998224725',
    admin: 'N',
    tipo_admin: null,
    onboarding: 'N',
  },
  isAttendant: false,
  planLink: {
    id: 1,
    matricula: '0001',
    plano: { id: 1, nome: 'HPE', onboarding_plano: 1 },
    categoria: { id: 1, nome: 'Contribuinte' },
    situacao: { id: 1, nome: 'Ativo' },
    pessoa: { id: 1, nome: 'Ana Beatriz Souza' },
  },
  target: null,
  expiresAt: '2026-11-20T18:00:00.000Z',
}

/** Stands a story on a page of Ana's, for what asks whose plan link is on screen. */
export function withSession() {
  return (Story: ComponentType) => (
    <SessionOnScreen value={anaSignedIn}>
      <Story />
    </SessionOnScreen>
  )
}
