import { type ComponentType, Suspense } from 'react'
import { mocked } from 'storybook/test'
import { clearAnnouncements } from '#app/forms/announcements.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { SessionOnScreen } from '#app/session/session-on-screen.ts'
import type { VisibleSession } from '#app/session/visible-session.ts'
import { saveRequestDraft } from './request-drafts.functions.ts'

const ana: VisibleSession = {
  person: { id: 2, nome: 'Ana Lima', cpf: '52998224725', admin: 'N', tipo_admin: null, onboarding: 'N' },
  isAttendant: false,
  planLink: {
    id: 2,
    matricula: '0001',
    plano: { id: 1, nome: 'HPE', onboarding_plano: 0 },
    categoria: { id: 1, nome: 'Ativo' },
    situacao: { id: 1, nome: 'Ativo' },
    pessoa: { id: 2, nome: 'Ana Lima' },
  },
  target: null,
  deskPlan: null,
  expiresAt: '2026-11-11T16:00:00Z',
}

/** Ana as an attendant serves her: what only she may ask is shown without its form. */
export const servedSession: VisibleSession = {
  ...ana,
  isAttendant: true,
  target: {
    id: 2,
    name: 'Ana Lima',
    cpf: '52998224725',
    since: '2026-11-11T15:00:00Z',
    until: '2026-11-11T16:00:00Z',
  },
}

function withSession(session: VisibleSession) {
  return (Story: ComponentType) => (
    <SessionOnScreen value={session}>
      <Suspense fallback={null}>
        <Story />
      </Suspense>
    </SessionOnScreen>
  )
}

/** Parameters of every story of a request's page: session, router, queries and an empty draft. */
export const onRequestPage = (session: VisibleSession = ana) => ({
  decorators: [withSession(session), withQueries(), withRouter()],
  beforeEach: () => {
    sessionStorage.clear()
    mockedCall('retornarRascunhoSolicitacao').mockResolvedValue({ versao: 0, salvoEm: null, dados: null })
    mocked(saveRequestDraft).mockImplementation(async ({ data }) => ({
      versao: data.versao + 1,
      salvoEm: '2026-11-11T15:00:00Z',
    }))
  },
  afterEach: clearAnnouncements,
})
