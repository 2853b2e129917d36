import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/features/home/HomePage.tsx'
import { HomePending } from '#app/features/home/HomePending.tsx'
import { homeQueries } from '#app/features/home/home.queries.ts'
import { loadChosenPerson } from '#app/features/service-desk/lazy-chosen-person.ts'
import { LazyServiceDeskHome } from '#app/features/service-desk/lazy-service-desk-home.ts'
import { serviceDeskQueries } from '#app/features/service-desk/service-desk.queries.ts'
import { homeSearch } from '#app/navigation/home.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { planQueries } from '#app/plan/plan.queries.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'

export const Route = createFileRoute('/_shell/')({
  validateSearch: homeSearch,
  loaderDeps: ({ search: { idPessoa } }) => ({ idPessoa }),
  loader: async ({ context: { queryClient, session }, deps: { idPessoa } }) => {
    if (session && isAdminMode(session)) {
      await Promise.all([
        queryClient.ensureQueryData(serviceDeskQueries.summary(session.deskPlan?.id ?? 0)),
        LazyServiceDeskHome.preload?.(),
        idPessoa && loadChosenPerson(queryClient, idPessoa),
      ])
    } else if (session?.planLink) {
      await Promise.all([
        queryClient.ensureQueryData(homeQueries.summary()),
        queryClient.ensureQueryData(homeQueries.slides()),
        queryClient.ensureQueryData(planQueries.features()),
      ])
    }
  },
  head: titled(pageTitles.home),
  pendingComponent: HomePending,
  component: Home,
})

function Home() {
  return isAdminMode(useSession()) ? <LazyServiceDeskHome /> : <HomePage />
}
