import { createFileRoute, notFound } from '@tanstack/react-router'
import { ProfilePage } from '#app/features/profile/ProfilePage.tsx'
import { ProfilePending } from '#app/features/profile/ProfilePending.tsx'
import { profileQueries } from '#app/features/profile/profile.queries.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { isAdminMode } from '#app/session/visible-session.ts'

export const Route = createFileRoute('/_shell/perfil')({
  beforeLoad: ({ context: { session } }) => {
    if (session && isAdminMode(session)) throw notFound()
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(profileQueries.data()),
  head: titled(pageTitles.profile),
  pendingComponent: ProfilePending,
  component: ProfilePage,
})
