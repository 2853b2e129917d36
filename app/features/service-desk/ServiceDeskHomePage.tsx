import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useSession } from '#app/session/session-on-screen.ts'
import { LazyChosenPerson } from './lazy-chosen-person.ts'
import { PeopleSearch } from './PeopleSearch.tsx'
import { ServiceDeskHome } from './ServiceDeskHome.tsx'
import { serviceDeskQueries } from './service-desk.queries.ts'

const route = getRouteApi('/_shell/')

/** Home of attendants: the person they chose, what waits, what is late, what just came. */
export function ServiceDeskHomePage() {
  const idPlano = useSession().deskPlan?.id ?? 0
  const { data } = useSuspenseQuery(serviceDeskQueries.summary(idPlano))
  const { idPessoa } = route.useSearch()
  return (
    <ServiceDeskHome
      {...data}
      idPlano={idPlano}
      person={idPessoa && <LazyChosenPerson key={idPessoa} idPessoa={idPessoa} />}
      search={<PeopleSearch />}
    />
  )
}
