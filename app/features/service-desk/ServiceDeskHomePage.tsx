import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ChosenPerson } from './ChosenPerson.tsx'
import { PeopleSearch } from './PeopleSearch.tsx'
import { ServiceDeskHome } from './ServiceDeskHome.tsx'
import { serviceDeskQueries } from './service-desk.queries.ts'

const route = getRouteApi('/_shell/')

/** Home of attendants: the person they chose, what waits, what is late, what just came. */
export function ServiceDeskHomePage() {
  const { data } = useSuspenseQuery(serviceDeskQueries.summary())
  const { idPessoa } = route.useSearch()
  return (
    <ServiceDeskHome
      {...data}
      person={idPessoa && <ChosenPerson key={idPessoa} idPessoa={idPessoa} />}
      search={<PeopleSearch />}
    />
  )
}
