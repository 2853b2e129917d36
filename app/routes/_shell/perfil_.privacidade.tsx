import { createFileRoute, notFound } from '@tanstack/react-router'
import { PersonalProfilePending } from '#app/features/people/personal-profile/PersonalProfilePending.tsx'
import { PrivacyPage } from '#app/features/people/personal-profile/PrivacyPage.tsx'
import { personalProfileQueries } from '#app/features/people/personal-profile/personal-profile.queries.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/perfil_/privacidade')({
  beforeLoad: ({ context: { session } }) => {
    if (session?.isAttendant) throw notFound()
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(personalProfileQueries.consents()),
      queryClient.ensureQueryData(personalProfileQueries.kept()),
    ]),
  head: titled(pageTitles.personalProfilePrivacy),
  pendingComponent: PersonalProfilePending,
  component: PrivacyPage,
})
