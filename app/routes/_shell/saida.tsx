import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { ExitOptionsPage } from '#app/features/exits/exit-options/ExitOptionsPage.tsx'
import { exitOptionsText } from '#app/features/exits/exit-options/exit-options.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { participantsOnly } from '#app/navigation/participants-only.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/saida')({
  beforeLoad: participantsOnly,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(ask('retornarOpcoesSaida')),
  head: titled(pageTitles.exitOptions),
  pendingComponent: cardsPending(exitOptionsText, [2, 8, 4]),
  component: ExitOptionsPage,
})
