import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCommand } from './use-command.ts'

/** Reads what is being edited as it is stored now, as a command: what kept it from being read is its problem. */
export function useReadAgain<Stored, Key extends QueryKey, Input = undefined>(
  queryOf: (input: Input) => FetchQueryOptions<Stored, Error, Stored, Key>,
) {
  const queryClient = useQueryClient()
  return useCommand(
    ({ data }: { data: Input }) => queryClient.fetchQuery({ ...queryOf(data), staleTime: 0 }),
    { rereads: false },
  )
}
