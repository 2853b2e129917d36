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
  deskPlan: null,
  expiresAt: '2026-11-20T18:00:00.000Z',
}

/** Karina at the desk, who looks at all plans. */
export const karinaSignedIn: VisibleSession = {
  person: { id: 20, nome: 'Karina Alves', cpf: '04645553020', admin: 'S', tipo_admin: 1, onboarding: 'N' },
  isAttendant: true,
  planLink: null,
  target: null,
  deskPlan: null,
  expiresAt: '2026-11-20T18:00:00.000Z',
}

/** Stands a story on a page of Ana's, or of somebody else's, for what asks whose plan link is on screen. */
export function withSession(session: VisibleSession = anaSignedIn) {
  return (Story: ComponentType) => (
    <SessionOnScreen value={session}>
      <Story />
    </SessionOnScreen>
  )
}
