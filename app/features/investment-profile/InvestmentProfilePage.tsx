import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { OnlyThePerson } from '#app/features/service-request/OnlyThePerson.tsx'
import { RequestPage } from '#app/features/service-request/RequestPage.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import type { ProfileChange, ProfileChangeData } from '#contract/perfil-investimentos.ts'
import { ChoiceReceipt } from './ChoiceReceipt.tsx'
import type { FiledChoice } from './filed-choice.ts'
import { answerQuestionnaire, chooseProfile } from './investment-profile.functions.ts'
import { PROFILE_KEY, profileQueries } from './investment-profile.queries.ts'
import { profileText } from './investment-profile.text.ts'
import { ProfileService } from './ProfileService.tsx'
import type { AnswerQuestionnaire } from './QuestionnaireForm.tsx'

const file = (input: ProfileChange) => chooseProfile({ data: input })

const receiptOf = (filed: FiledChoice) => <ChoiceReceipt filed={filed} />

/** Investment profile: where the person is, what the profiles are, the questionnaire and the choice. */
export function InvestmentProfilePage() {
  const { idRequisicao } = useSearch({ from: '/_shell/services/perfil-investimentos' })
  const { target } = useSession()
  const queryClient = useQueryClient()
  const { data: situation } = useSuspenseQuery(profileQueries.current())
  const { data: returned } = useSuspenseQuery(profileQueries.returned(idRequisicao))
  const answer: AnswerQuestionnaire = async (input) => {
    await answerQuestionnaire({ data: input })
    await queryClient.invalidateQueries({ queryKey: [PROFILE_KEY] })
  }
  return (
    <RequestPage<FiledChoice, ProfileChangeData>
      slug="perfil-investimentos"
      lead={profileText.lead}
      returned={returned}
      notNow={null}
      receipt={receiptOf}
    >
      {(request) => (
        <>
          <OnlyThePerson />
          <ProfileService
            {...request}
            situation={situation}
            file={file}
            answer={answer}
            isOwn={target === null}
          />
        </>
      )}
    </RequestPage>
  )
}
