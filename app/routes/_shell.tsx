import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazyPalette } from '#app/features/command-palette/lazy-palette.ts'
import { usePendingMessages } from '#app/features/conversations/use-pending-messages.ts'
import { prefetchNotifications } from '#app/notifications/prefetch-notifications.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { Shell } from '#app/shell/Shell.tsx'

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ context, location }) => {
    const { session } = context
    if (!session) throw redirect({ to: '/login', search: { voltar: location.href } })
    if (session.person.onboarding === 'S' && !session.isAttendant) throw redirect({ to: '/onboarding' })
    const needsPlan = !isAdminMode(session) && session.planLink === null
    if (needsPlan && location.pathname !== '/') throw redirect({ to: '/', search: { voltar: location.href } })
    return { session }
  },
  loader: ({ context }) => prefetchNotifications(context.queryClient),
  component: SignedIn,
})

function SignedIn() {
  const { session } = Route.useRouteContext()
  usePendingMessages(session.person.id)
  return <Shell palette={lazyPalette} />
}
