import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Problem } from '#app/api/problem.ts'
import { useCommand } from './use-command.ts'

/** Whether a write was refused because somebody else was faster. */
export function isOvertaken(problem: Problem | null): boolean {
  return problem?.kind === 'conflict' && problem.reason === 'versao-desatualizada'
}

/** Reads what is being edited as it is stored now, as a command: what kept it from being read is its problem. */
export function useNewest<Stored, Key extends QueryKey, Input = undefined>(
  queryOf: (input: Input) => FetchQueryOptions<Stored, Error, Stored, Key>,
) {
  const queryClient = useQueryClient()
  return useCommand(
    ({ data }: { data: Input }) => queryClient.fetchQuery({ ...queryOf(data), staleTime: 0 }),
    { rereads: false },
  )
}
