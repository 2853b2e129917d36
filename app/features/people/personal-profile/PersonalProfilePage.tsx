import { useSuspenseQueries } from '@tanstack/react-query'
import { useSession } from '#app/session/session-on-screen.ts'
import { PersonalProfileData } from './PersonalProfileData.tsx'
import { personalProfileQueries } from './personal-profile.queries.ts'

export function PersonalProfilePage() {
  const [{ data: profile }, { data: emails }] = useSuspenseQueries({
    queries: [personalProfileQueries.data(), personalProfileQueries.emails()],
  })
  const { isAttendant } = useSession()
  return <PersonalProfileData profile={profile} preferences={emails.preferencias} isOwn={!isAttendant} />
}
