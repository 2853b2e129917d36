import { useSuspenseQuery } from '@tanstack/react-query'
import { InvitationView } from './InvitationView.tsx'
import { openedInvitationQuery } from './invitation-answers.queries.ts'

/** The page of an invitation, for whoever came by its link. */
export function InvitationPage() {
  const { data: opened } = useSuspenseQuery(openedInvitationQuery)
  return <InvitationView opened={opened} />
}
