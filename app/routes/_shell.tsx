import { createFileRoute, redirect } from '@tanstack/react-router'
import { notificationQueries } from '#app/notifications/notifications.queries.ts'
import { Shell } from '#app/shell/Shell.tsx'

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ context, location }) => {
    const { session } = context
    if (!session) throw redirect({ to: '/login', search: { voltar: location.href } })
    const needsPlan = !session.isAttendant && session.link === null
    if (needsPlan && location.pathname !== '/') throw redirect({ to: '/' })
    return { session }
  },
  loader: ({ context }) => context.queryClient.prefetchQuery(notificationQueries.mine()),
  component: Shell,
})
