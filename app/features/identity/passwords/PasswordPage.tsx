import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useVisit } from '#app/session/session.queries.ts'
import { PasswordSteps } from './PasswordSteps.tsx'
import { passwordQueries } from './passwords.queries.ts'

const route = getRouteApi('/alterar-senha')

/** The page of the password, for whoever came to change, to create or to recover it. */
export function PasswordPage() {
  const { esqueci } = route.useSearch()
  const { data: entry } = useSuspenseQuery(passwordQueries.entry())
  const { session } = useVisit()
  return <PasswordSteps entry={esqueci && entry === 'change' ? 'ask' : entry} isSignedIn={session !== null} />
}
