import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { AttendanceHome } from './AttendanceHome.tsx'
import { attendanceQueries } from './attendance.queries.ts'
import { ChosenPerson } from './ChosenPerson.tsx'
import { PeopleSearch } from './PeopleSearch.tsx'

const route = getRouteApi('/_shell/')

/** Home of attendants: the person they chose, what waits, what is late, what just came. */
export function AttendanceHomePage() {
  const { data } = useSuspenseQuery(attendanceQueries.summary())
  const { idPessoa } = route.useSearch()
  return (
    <AttendanceHome
      {...data}
      person={idPessoa && <ChosenPerson key={idPessoa} idPessoa={idPessoa} />}
      search={<PeopleSearch />}
    />
  )
}
