import { createFileRoute, redirect } from '@tanstack/react-router'
import { PagePending } from '#app/conditions/PagePending.tsx'
import { ReRegistrationPage } from '#app/features/re-registration/ReRegistrationPage.tsx'
import { reRegistrationQueries } from '#app/features/re-registration/re-registration.queries.ts'
import { reRegistrationSearch } from '#app/features/re-registration/re-registration.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/recadastramento')({
  validateSearch: reRegistrationSearch,
  beforeLoad: async ({ search: { cpf, codigo, idStep, local } }) => {
    if (cpf === undefined && codigo === undefined) return
    // Fetched only for who comes by a link: every page's first bundle carries this route.
    const { keepSecurityCode } = await import('#app/features/re-registration/re-registration.functions.ts')
    await keepSecurityCode({ data: { cpf: cpf ?? '', codigo: codigo ?? '' } })
    throw redirect({ to: '/recadastramento', search: { idStep, local }, replace: true })
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(reRegistrationQueries.entry()),
  head: titled(pageTitles.reRegistration),
  pendingComponent: PagePending,
  component: ReRegistrationPage,
})
