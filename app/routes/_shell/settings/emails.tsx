import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { EmailTextsPage } from '#app/features/messages/email-texts/EmailTextsPage.tsx'
import { emailTextQueries } from '#app/features/messages/email-texts/email-texts.queries.ts'
import {
  emailTextsDefaults,
  emailTextsSearch,
} from '#app/features/messages/email-texts/email-texts.search.ts'
import { emailTextsText } from '#app/features/messages/email-texts/email-texts.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { ask } from '#app/session/ask.ts'
import { requireAttendant } from '#app/session/require-attendant.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'

export const Route = createFileRoute('/_shell/settings/emails')({
  validateSearch: emailTextsSearch,
  search: { middlewares: [stripSearchParams(emailTextsDefaults)] },
  beforeLoad: ({ context }) => requireAttendant(context.session),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { modelo } }) => {
    await Promise.all([
      queryClient.ensureQueryData(settingLevelsQuery),
      modelo === ''
        ? queryClient.ensureQueryData(ask('retornarTextosEmail'))
        : queryClient.ensureQueryData(emailTextQueries.one(modelo)),
    ])
  },
  head: titled(pageTitles.emailTexts),
  pendingComponent: cardsPending(emailTextsText, [12]),
  component: EmailTextsPage,
})
