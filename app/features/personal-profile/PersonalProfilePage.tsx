import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useSession } from '#app/session/session-on-screen.ts'
import type { PersonalProfileAnswer } from '#contract/personal-profile.ts'
import { PersonalProfileData } from './PersonalProfileData.tsx'
import { changeBankAccount, changeEmail, changePhones, chooseEmails } from './personal-profile.functions.ts'
import { personalProfileQueries } from './personal-profile.queries.ts'

/** What the plan knows of the person. What was saved is what the API answers. */
export function PersonalProfilePage() {
  const [{ data: profile }, { data: emails }] = useSuspenseQueries({
    queries: [personalProfileQueries.data(), personalProfileQueries.emails()],
  })
  const { isAttendant } = useSession()
  const queryClient = useQueryClient()
  const kept = async (saving: Promise<PersonalProfileAnswer>) => {
    queryClient.setQueryData(personalProfileQueries.data().queryKey, await saving)
  }
  return (
    <PersonalProfileData
      profile={profile}
      preferences={emails.preferencias}
      isOwn={!isAttendant}
      saveEmail={(values) => kept(changeEmail({ data: values }))}
      savePhones={(values) => kept(changePhones({ data: values }))}
      saveAccount={({ banco, ...values }) =>
        kept(changeBankAccount({ data: { ...values, banco: banco ?? '' } }))
      }
      chooseEmails={async (choice) =>
        queryClient.setQueryData(
          personalProfileQueries.emails().queryKey,
          await chooseEmails({ data: choice }),
        )
      }
    />
  )
}
