import { createFileRoute, notFound } from '@tanstack/react-router'
import { PrivacyPage } from '#app/features/profile/PrivacyPage.tsx'
import { ProfilePending } from '#app/features/profile/ProfilePending.tsx'
import { profileQueries } from '#app/features/profile/profile.queries.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/perfil_/privacidade')({
  beforeLoad: ({ context: { session } }) => {
    if (session?.isAttendant) throw notFound()
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(profileQueries.consents()),
  head: titled(pageTitles.profilePrivacy),
  pendingComponent: ProfilePending,
  component: PrivacyPage,
})
