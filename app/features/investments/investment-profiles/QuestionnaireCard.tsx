import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { useEffect, useRef, useState } from 'react'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type {
  InvestmentProfileQuestionnaire,
  InvestmentProfileResult,
  QuestionnaireAnswers,
} from '#contract/investments/investment-profiles.ts'
import { investmentProfileText } from './investment-profiles.text.ts'
import { QuestionnaireForm } from './QuestionnaireForm.tsx'
import { QuestionnaireResult } from './QuestionnaireResult.tsx'

const { questionnaire: text } = investmentProfileText

type QuestionnaireCardProps = {
  questionnaire: InvestmentProfileQuestionnaire
  result: InvestmentProfileResult | null
  /** Answers were kept just now. Known to the page, which is arranged anew by a first result. */
  isAnswered: boolean
  onAnswered: () => void
}

/** The result of the questionnaire with its explanation, or the questions. Focus follows from one to the other. */
export function QuestionnaireCard({ questionnaire, result, isAnswered, onAnswered }: QuestionnaireCardProps) {
  const [isAsking, setAsking] = useState(false)
  const answering = useCommand(send('responderQuestionarioPerfil'))
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsking || isAnswered) shown.current?.focus()
  }, [isAsking, isAnswered])
  const answer = async (answers: QuestionnaireAnswers) => {
    const outcome = await answering.run(answers)
    if (!outcome.ok) return
    await outcome.reread
    setAsking(false)
    onAnswered()
  }
  return (
    <Card title={text.heading}>
      <Stack ref={shown} tabIndex={-1} gap="6">
        {isAsking ? (
          <QuestionnaireForm
            questionnaire={questionnaire}
            problem={answering.problem}
            answer={answer}
            onCancel={() => setAsking(false)}
          />
        ) : (
          <>
            {result ? (
              <QuestionnaireResult questionnaire={questionnaire} result={result} />
            ) : (
              <p>{text.none}</p>
            )}
            <div role="status">{isAnswered && text.saved}</div>
            <div>
              <Button variant={result?.valido ? 'secondary' : 'primary'} onPress={() => setAsking(true)}>
                {result ? text.again : text.start}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  )
}
