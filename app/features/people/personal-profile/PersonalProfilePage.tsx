import { useSuspenseQueries } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { PersonalProfileData } from './PersonalProfileData.tsx'

export function PersonalProfilePage() {
  const [{ data: profile }, { data: emails }] = useSuspenseQueries({
    queries: [ask('retornarPerfil'), ask('retornarPreferenciasAvisos')],
  })
  const { isAttendant } = useSession()
  return <PersonalProfileData profile={profile} preferences={emails.preferencias} isOwn={!isAttendant} />
}
