import { createFileRoute, notFound } from '@tanstack/react-router'
import { PersonalProfilePending } from '#app/features/people/personal-profile/PersonalProfilePending.tsx'
import { PrivacyPage } from '#app/features/people/personal-profile/PrivacyPage.tsx'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/perfil_/privacidade')({
  beforeLoad: ({ context: { session } }) => {
    if (session?.isAttendant) throw notFound()
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(ask('retornarConsentimentos')),
      queryClient.ensureQueryData(ask('retornarPrazosGuarda')),
    ]),
  head: titled(pageTitles.personalProfilePrivacy),
  pendingComponent: PersonalProfilePending,
  component: PrivacyPage,
})
