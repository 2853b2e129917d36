import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useSession } from '#app/session/session-on-screen.ts'
import type { ProfileAnswer } from '#contract/perfil.ts'
import { ProfileData } from './ProfileData.tsx'
import { changeBankAccount, changeEmail, changePhones } from './profile.functions.ts'
import { profileQueries } from './profile.queries.ts'

/** What the plan knows of the person. What was saved is what the API answers. */
export function ProfilePage() {
  const { data: profile } = useSuspenseQuery(profileQueries.data())
  const { isAttendant } = useSession()
  const queryClient = useQueryClient()
  const kept = async (saving: Promise<ProfileAnswer>) => {
    queryClient.setQueryData(profileQueries.data().queryKey, await saving)
  }
  return (
    <ProfileData
      profile={profile}
      isOwn={!isAttendant}
      saveEmail={(values) => kept(changeEmail({ data: values }))}
      savePhones={(values) => kept(changePhones({ data: values }))}
      saveAccount={({ banco, ...values }) =>
        kept(changeBankAccount({ data: { ...values, banco: banco ?? '' } }))
      }
    />
  )
}
