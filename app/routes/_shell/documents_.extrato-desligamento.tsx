import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { ExitStatementPage } from '#app/features/exits/exit-statement/ExitStatementPage.tsx'
import { exitStatementText } from '#app/features/exits/exit-statement/exit-statement.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { participantsOnly } from '#app/navigation/participants-only.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/documents_/extrato-desligamento')({
  beforeLoad: participantsOnly,
  loader: ({ context }) => context.queryClient.ensureQueryData(ask('retornarExtratoDesligamento')),
  head: titled(pageTitles.exitStatement),
  pendingComponent: cardsPending(exitStatementText, [2, 8, 6]),
  component: ExitStatementPage,
})
