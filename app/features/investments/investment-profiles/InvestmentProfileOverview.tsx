import { Stack } from '@portal/design-system/Stack'
import { useSession } from '#app/session/session-on-screen.ts'
import type { InvestmentProfileSituation } from '#contract/investments/investment-profiles.ts'
import { InvestmentProfileComparison } from './InvestmentProfileComparison.tsx'
import { InvestmentProfileHistory } from './InvestmentProfileHistory.tsx'
import { InvestmentProfileToday } from './InvestmentProfileToday.tsx'
import { QuestionnaireCard } from './QuestionnaireCard.tsx'

/** Situation as the page renders it. `isAnswered`: the questionnaire was answered on this visit. */
export type ProfileOnPage = InvestmentProfileSituation & { isAnswered: boolean; onAnswered: () => void }

/** The profile of today, the comparison, what was switched, and the questionnaire, which is the person's own. */
export function InvestmentProfileOverview({ situation }: { situation: ProfileOnPage }) {
  const { target } = useSession()
  return (
    <Stack gap="6">
      <InvestmentProfileToday situation={situation} />
      <InvestmentProfileComparison situation={situation} />
      <InvestmentProfileHistory switches={situation.trocas} />
      {!target && !situation.rendaVitalicia && (
        <QuestionnaireCard
          questionnaire={situation.questionario}
          result={situation.resultado}
          isAnswered={situation.isAnswered}
          onAnswered={situation.onAnswered}
        />
      )}
    </Stack>
  )
}
