import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { useEffect, useRef, useState } from 'react'
import type {
  InvestmentProfileQuestionnaire,
  InvestmentProfileResult,
} from '#contract/investment-profiles.ts'
import { stack } from './investment-profiles.css.ts'
import { investmentProfileText } from './investment-profiles.text.ts'
import { type AnswerQuestionnaire, QuestionnaireForm } from './QuestionnaireForm.tsx'
import { QuestionnaireResult } from './QuestionnaireResult.tsx'

const { questionnaire: text } = investmentProfileText

type QuestionnaireCardProps = {
  questionnaire: InvestmentProfileQuestionnaire
  result: InvestmentProfileResult | null
  answer: AnswerQuestionnaire
  /** Answers were kept just now. Known to the page, which is arranged anew by a first result. */
  isSaved: boolean
  onSaved: () => void
}

/** The result of the questionnaire with its explanation, or the questions. Focus follows from one to the other. */
export function QuestionnaireCard({
  questionnaire,
  result,
  answer,
  isSaved,
  onSaved,
}: QuestionnaireCardProps) {
  const [isAsking, setAsking] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsking || isSaved) shown.current?.focus()
  }, [isAsking, isSaved])
  return (
    <Card title={text.heading}>
      <div ref={shown} tabIndex={-1} className={stack}>
        {isAsking ? (
          <QuestionnaireForm
            questionnaire={questionnaire}
            answer={answer}
            onAnswered={() => {
              setAsking(false)
              onSaved()
            }}
            onCancel={() => setAsking(false)}
          />
        ) : (
          <>
            {result ? (
              <QuestionnaireResult questionnaire={questionnaire} result={result} />
            ) : (
              <p>{text.none}</p>
            )}
            <div role="status">{isSaved && text.saved}</div>
            <div>
              <Button variant={result?.valido ? 'secondary' : 'primary'} onPress={() => setAsking(true)}>
                {result ? text.again : text.start}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
