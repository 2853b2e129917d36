import { useSuspenseQuery } from '@tanstack/react-query'
import { useSession } from '#app/session/session-on-screen.ts'
import { Privacy } from './Privacy.tsx'
import { personalProfileQueries } from './personal-profile.queries.ts'

/** Consents, the person's data, for how long they are kept, and their deletion. */
export function PrivacyPage() {
  const { data } = useSuspenseQuery(personalProfileQueries.consents())
  const { data: kept } = useSuspenseQuery(personalProfileQueries.kept())
  const { person, planLink } = useSession()
  return (
    <Privacy
      consents={data.consentimentos}
      kept={kept}
      draftKey={`exclusao-dados:${person.id}:${planLink?.id ?? 0}`}
    />
  )
}
