import { createFileRoute, notFound, stripSearchParams } from '@tanstack/react-router'
import { AccessRecordPage } from '#app/features/people/personal-profile/access-record/AccessRecordPage.tsx'
import { accessRecordQueries } from '#app/features/people/personal-profile/access-record/access-record.queries.ts'
import {
  accessRecordDefaults,
  accessRecordSearch,
} from '#app/features/people/personal-profile/access-record/access-record.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/perfil_/acessos')({
  validateSearch: accessRecordSearch,
  search: { middlewares: [stripSearchParams(accessRecordDefaults)] },
  beforeLoad: ({ context: { session } }) => {
    if (session?.isAttendant) throw notFound()
  },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps: { page } }) =>
    context.queryClient.ensureQueryData(accessRecordQueries.page(page)),
  head: titled(pageTitles.accessRecord),
  component: AccessRecordPage,
})
