import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { OnlyThePerson } from '#app/features/service-request/OnlyThePerson.tsx'
import { RequestPage } from '#app/features/service-request/RequestPage.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import type { InvestmentProfileChange, InvestmentProfileChangeData } from '#contract/investment-profiles.ts'
import { ChoiceReceipt } from './ChoiceReceipt.tsx'
import type { FiledChoice } from './filed-choice.ts'
import { InvestmentProfileService } from './InvestmentProfileService.tsx'
import { answerQuestionnaire, chooseInvestmentProfile } from './investment-profiles.functions.ts'
import { INVESTMENT_PROFILES_KEY, investmentProfileQueries } from './investment-profiles.queries.ts'
import { investmentProfileText } from './investment-profiles.text.ts'
import type { AnswerQuestionnaire } from './QuestionnaireForm.tsx'

const file = (input: InvestmentProfileChange) => chooseInvestmentProfile({ data: input })

const receiptOf = (filed: FiledChoice) => <ChoiceReceipt filed={filed} />

/** Investment profile: where the person is, what the profiles are, the questionnaire and the choice. */
export function InvestmentProfilePage() {
  const { idRequisicao } = useSearch({ from: '/_shell/services/perfil-investimentos' })
  const { target } = useSession()
  const queryClient = useQueryClient()
  const { data: situation } = useSuspenseQuery(investmentProfileQueries.current())
  const { data: returned } = useSuspenseQuery(investmentProfileQueries.returned(idRequisicao))
  const answer: AnswerQuestionnaire = async (input) => {
    await answerQuestionnaire({ data: input })
    await queryClient.invalidateQueries({ queryKey: [INVESTMENT_PROFILES_KEY] })
  }
  return (
    <RequestPage<FiledChoice, InvestmentProfileChangeData>
      slug="perfil-investimentos"
      lead={investmentProfileText.lead}
      returned={returned}
      notNow={null}
      receipt={receiptOf}
    >
      {(request) => (
        <>
          <OnlyThePerson />
          <InvestmentProfileService
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
