import { createFileRoute, notFound } from '@tanstack/react-router'
import { ProfilePending } from '#app/features/profile/ProfilePending.tsx'
import { profileQueries } from '#app/features/profile/profile.queries.ts'
import { SecurityPage } from '#app/features/profile/SecurityPage.tsx'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/perfil_/seguranca')({
  beforeLoad: ({ context: { session } }) => {
    if (session?.isAttendant) throw notFound()
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(profileQueries.access()),
  head: titled(pageTitles.profileSecurity),
  pendingComponent: ProfilePending,
  component: SecurityPage,
})
