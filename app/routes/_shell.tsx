import { createFileRoute, redirect } from '@tanstack/react-router'
import { notificationQueries } from '#app/notifications/notifications.queries.ts'
import { Shell } from '#app/shell/Shell.tsx'

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ context, location }) => {
    if (!context.session) throw redirect({ to: '/login', search: { voltar: location.href } })
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(notificationQueries.mine())
  },
  component: Shell,
})
