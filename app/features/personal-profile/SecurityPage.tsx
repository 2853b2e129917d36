import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { endSessions } from './personal-profile.functions.ts'
import { personalProfileQueries } from './personal-profile.queries.ts'
import { Security } from './Security.tsx'

/** Password, sessions and sign-ins. The list is read again after whatever was tried. */
export function SecurityPage() {
  const { data: access } = useSuspenseQuery(personalProfileQueries.access())
  const queryClient = useQueryClient()
  const end = async (idSessao?: number) => {
    try {
      return (await endSessions({ data: { idSessao: idSessao ?? null } })).encerradas
    } finally {
      await queryClient.invalidateQueries({ queryKey: personalProfileQueries.access().queryKey })
    }
  }
  return <Security access={access} end={end} />
}
