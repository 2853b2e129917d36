import { useState } from 'react'
import { ChoiceNotNow } from './ChoiceNotNow.tsx'
import { choiceObstacle } from './choice-obstacle.ts'
import { sections } from './investment-profile.css.ts'
import { ProfileChoice, type ProfileChoiceProps } from './ProfileChoice.tsx'
import { ProfileComparison } from './ProfileComparison.tsx'
import { ProfileHistory } from './ProfileHistory.tsx'
import { ProfileToday } from './ProfileToday.tsx'
import { QuestionnaireCard } from './QuestionnaireCard.tsx'
import type { AnswerQuestionnaire } from './QuestionnaireForm.tsx'

export type ProfileServiceProps = Omit<ProfileChoiceProps, 'children'> & {
  answer: AnswerQuestionnaire
  /** False where an attendant looks at it for somebody: the questionnaire and the choice are the person's own. Default true. */
  isOwn?: boolean
}

/** The profile of today, the comparison, the questionnaire and, within the window, the choice. */
export function ProfileService({ answer, isOwn = true, ...choice }: ProfileServiceProps) {
  const { situation, returned } = choice
  const [isSaved, setSaved] = useState(false)
  const obstacle = choiceObstacle(situation, returned?.id)
  const overview = (
    <div className={sections}>
      <ProfileToday situation={situation} />
      <ProfileComparison situation={situation} />
      <ProfileHistory switches={situation.trocas} />
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
  if (!obstacle) return <ProfileChoice {...choice}>{overview}</ProfileChoice>
  return (
    <>
      {overview}
      <ChoiceNotNow obstacle={obstacle} situation={situation} />
    </>
  )
}
