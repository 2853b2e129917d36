import { useSuspenseQuery } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { Privacy } from './Privacy.tsx'

/** Consents, the person's data, for how long they are kept, and their deletion. */
export function PrivacyPage() {
  const { data } = useSuspenseQuery(ask('retornarConsentimentos'))
  const { data: kept } = useSuspenseQuery(ask('retornarPrazosGuarda'))
  const { person, planLink } = useSession()
  return (
    <Privacy
      consents={data.consentimentos}
      kept={kept}
      draftKey={`exclusao-dados:${person.id}:${planLink?.id ?? 0}`}
    />
  )
}
