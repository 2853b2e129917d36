import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useSession } from '#app/session/session-on-screen.ts'
import { Privacy } from './Privacy.tsx'
import { answerConsent, askDeletion } from './personal-profile.functions.ts'
import { personalProfileQueries } from './personal-profile.queries.ts'

/** Consents, the person's data and their deletion. A filed request shows up in the lists of requests. */
export function PrivacyPage() {
  const { data } = useSuspenseQuery(personalProfileQueries.consents())
  const { person, link } = useSession()
  const queryClient = useQueryClient()
  return (
    <Privacy
      consents={data.consentimentos}
      answer={async (answer) =>
        queryClient.setQueryData(
          personalProfileQueries.consents().queryKey,
          await answerConsent({ data: answer }),
        )
      }
      draftKey={`exclusao-dados:${person.id}:${link?.id ?? 0}`}
      ask={async (input) => {
        const filed = await askDeletion({ data: input })
        void queryClient.invalidateQueries({ queryKey: ['requests'] })
        return filed
      }}
    />
  )
}
