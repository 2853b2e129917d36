import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { endSessions } from './profile.functions.ts'
import { profileQueries } from './profile.queries.ts'
import { Security } from './Security.tsx'

/** Password, sessions and sign-ins. The list is read again after whatever was tried. */
export function SecurityPage() {
  const { data: access } = useSuspenseQuery(profileQueries.access())
  const queryClient = useQueryClient()
  const end = async (idSessao?: number) => {
    try {
      return (await endSessions({ data: { idSessao: idSessao ?? null } })).encerradas
    } finally {
      await queryClient.invalidateQueries({ queryKey: profileQueries.access().queryKey })
    }
  }
  return <Security access={access} end={end} />
}
