import { queryOptions } from '@tanstack/react-query'
import { attendanceSummary, personServed } from './attendance.functions.ts'

/** The attendants' home. It is kept under 'home', which every arriving notification refreshes. */
export const attendanceQueries = {
  summary: () => queryOptions({ queryKey: ['home', 'attendance'], queryFn: () => attendanceSummary() }),
  person: (idPessoa: number) =>
    queryOptions({
      queryKey: ['home', 'person', idPessoa],
      queryFn: () => personServed({ data: { idPessoa } }),
    }),
}
