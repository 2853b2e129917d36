import { useState } from 'react'
import { ChoiceNotNow } from './ChoiceNotNow.tsx'
import { choiceObstacle } from './choice-obstacle.ts'
import { InvestmentProfileChoice, type InvestmentProfileChoiceProps } from './InvestmentProfileChoice.tsx'
import { InvestmentProfileComparison } from './InvestmentProfileComparison.tsx'
import { InvestmentProfileHistory } from './InvestmentProfileHistory.tsx'
import { InvestmentProfileToday } from './InvestmentProfileToday.tsx'
import { sections } from './investment-profiles.css.ts'
import { QuestionnaireCard } from './QuestionnaireCard.tsx'
import type { AnswerQuestionnaire } from './QuestionnaireForm.tsx'

export type InvestmentProfileServiceProps = Omit<InvestmentProfileChoiceProps, 'children'> & {
  answer: AnswerQuestionnaire
  /** False where an attendant looks at it for somebody: the questionnaire and the choice are the person's own. Default true. */
  isOwn?: boolean
}

/** The profile of today, the comparison, the questionnaire and, within the window, the choice. */
export function InvestmentProfileService({ answer, isOwn = true, ...choice }: InvestmentProfileServiceProps) {
  const { situation, returned } = choice
  const [isSaved, setSaved] = useState(false)
  const obstacle = choiceObstacle(situation, returned?.id)
  const overview = (
    <div className={sections}>
      <InvestmentProfileToday situation={situation} />
      <InvestmentProfileComparison situation={situation} />
      <InvestmentProfileHistory switches={situation.trocas} />
      {isOwn && !situation.rendaVitalicia && (
        <QuestionnaireCard
          questionnaire={situation.questionario}
          result={situation.resultado}
          answer={answer}
          isSaved={isSaved}
          onSaved={() => setSaved(true)}
        />
      )}
    </div>
  )
  if (!isOwn) return overview
  if (!obstacle) return <InvestmentProfileChoice {...choice}>{overview}</InvestmentProfileChoice>
  return (
    <>
      {overview}
      <ChoiceNotNow obstacle={obstacle} situation={situation} />
    </>
  )
}
