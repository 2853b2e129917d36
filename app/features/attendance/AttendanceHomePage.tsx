import { useSuspenseQuery } from '@tanstack/react-query'
import { AttendanceHome } from './AttendanceHome.tsx'
import { attendanceQueries } from './attendance.queries.ts'

/** Home of attendants: what waits, what is late, what just came. */
export function AttendanceHomePage() {
  const { data } = useSuspenseQuery(attendanceQueries.summary())
  return <AttendanceHome {...data} />
}
