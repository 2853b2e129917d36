import { createFileRoute, notFound } from '@tanstack/react-router'
import { PersonalProfilePending } from '#app/features/people/personal-profile/PersonalProfilePending.tsx'
import { personalProfileQueries } from '#app/features/people/personal-profile/personal-profile.queries.ts'
import { SecurityPage } from '#app/features/people/personal-profile/SecurityPage.tsx'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/perfil_/seguranca')({
  beforeLoad: ({ context: { session } }) => {
    if (session?.isAttendant) throw notFound()
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(personalProfileQueries.access()),
  head: titled(pageTitles.personalProfileSecurity),
  pendingComponent: PersonalProfilePending,
  component: SecurityPage,
})
