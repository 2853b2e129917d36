import { useSuspenseQuery } from '@tanstack/react-query'
import { personalProfileQueries } from './personal-profile.queries.ts'
import { Security } from './Security.tsx'

/** Password, sessions and sign-ins. */
export function SecurityPage() {
  const { data: access } = useSuspenseQuery(personalProfileQueries.access())
  return <Security access={access} />
}
