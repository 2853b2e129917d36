import { createFileRoute } from '@tanstack/react-router'
import { PersonalProfilePage } from '#app/features/people/personal-profile/PersonalProfilePage.tsx'
import { PersonalProfilePending } from '#app/features/people/personal-profile/PersonalProfilePending.tsx'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { participantsOnly } from '#app/navigation/participants-only.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/perfil')({
  beforeLoad: participantsOnly,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(ask('retornarPerfil')),
      queryClient.ensureQueryData(ask('retornarPreferenciasAvisos')),
    ]),
  head: titled(pageTitles.personalProfile),
  pendingComponent: PersonalProfilePending,
  component: PersonalProfilePage,
})
