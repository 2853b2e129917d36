import { useSuspenseQuery } from '@tanstack/react-query'
import { useVisit } from '#app/session/session.queries.ts'
import { EmailConfirmationSteps } from './EmailConfirmationSteps.tsx'
import { openedEmailChangeQuery } from './email-confirmation.queries.ts'

/** The page of a changed e-mail, for whoever came by the link that went to the address before. */
export function EmailConfirmationPage() {
  const { data: opened } = useSuspenseQuery(openedEmailChangeQuery)
  const { session } = useVisit()
  return <EmailConfirmationSteps opened={opened} isSignedIn={session !== null} />
}
