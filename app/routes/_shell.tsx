import { createFileRoute, redirect } from '@tanstack/react-router'
import { latePalette } from '#app/features/command-palette/late-palette.ts'
import { notificationQueries } from '#app/notifications/notifications.queries.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { Shell } from '#app/shell/Shell.tsx'

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ context, location }) => {
    const { session } = context
    if (!session) throw redirect({ to: '/login', search: { voltar: location.href } })
    const needsPlan = !isAdminMode(session) && session.link === null
    if (needsPlan && location.pathname !== '/') throw redirect({ to: '/', search: { voltar: location.href } })
    return { session }
  },
  // Waited for: numbers that came while the document was being drawn would not be those that the browser finds in it.
  loader: ({ context }) => context.queryClient.prefetchQuery(notificationQueries.mine()),
  component: SignedIn,
})

function SignedIn() {
  return <Shell palette={latePalette} />
}
