import { Suspense } from 'react'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { karinaSignedIn, withSession } from '#app/session/with-session.fixtures.tsx'

/** Decorators for the story of a registry that reads the plans, with Karina signed in. */
export const atTheDesk = (path: string) => [
  (Story: () => React.JSX.Element) => (
    <Suspense>
      <Story />
    </Suspense>
  ),
  withSession(karinaSignedIn),
  withQueries(),
  withRouter(['/settings', path]),
]

/** Two plans, and minutes that only an administrator publishes. */
export function withTwoPlans(): void {
  mockedCall('retornarPlanos').mockResolvedValue([
    { id: 1, nome: 'HPE', onboarding_plano: 1 },
    { id: 4, nome: 'MAIS_VALOR', onboarding_plano: 6 },
  ])
  mockedCall('retornarPermissoes').mockResolvedValue([{ area: 'atas', editar: 1, publicar: 3, versao: 1 }])
}
