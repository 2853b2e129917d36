import { Button } from '@portal/design-system/Button'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { StepNav } from '@portal/design-system/StepNav'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { QuestionnaireForm } from '#app/features/investments/investment-profiles/QuestionnaireForm.tsx'
import { QuestionnaireResult } from '#app/features/investments/investment-profiles/QuestionnaireResult.tsx'
import { StepHeading } from '#app/features/request-engine/StepHeading.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type {
  InvestmentProfileResult,
  QuestionnaireAnswers,
} from '#contract/investments/investment-profiles.ts'
import { scoreAnswers } from './onboarding.functions.ts'
import { onboardingText } from './onboarding.text.ts'
import { keepResultLabel, lateResultSentence, profileTermsSentence } from './onboarding-sentences.ts'
import { stepBefore, stepHref } from './onboarding-state.ts'
import type { StepProps } from './StepForm.tsx'

const { profile: text } = onboardingText

type ScoredAnswers = { answers: QuestionnaireAnswers; result: InvestmentProfileResult }

/** Step 7, the last: the profile that the questionnaire leads to, or Super Conservador for now. */
export function ProfileStep({ state, saving }: Omit<StepProps, 'place'>) {
  const headingRef = useFocusOnArrival()
  const [isAsking, setAsking] = useState(false)
  const [scored, setScored] = useState<ScoredAnswers | null>(null)
  const showQuestions = (isShown: boolean) => {
    setAsking(isShown)
    headingRef.current?.focus()
  }
  const scoring = useCommand(scoreAnswers)
  const answer = async (answers: QuestionnaireAnswers) => {
    const outcome = await scoring.run({ ...answers, idVinculo: state.idVinculo })
    if (!outcome.ok) return
    setScored({ answers, result: outcome.answer })
    showQuestions(false)
  }
  const before = stepBefore(7, state)
  const late = scored && lateResultSentence(scored.result.perfil.nome, state.perfil)
  return (
    <Stack gap="8">
      <Stack gap="6">
        <StepHeading ref={headingRef}>{text.heading}</StepHeading>
        <Text variant="lead" tone="muted" hasMeasure>
          {text.fortnight}
        </Text>
        <Text hasMeasure>{profileTermsSentence(state.perfil)}</Text>
        <FormProblem problem={saving.problem} />
        {isAsking ? (
          <QuestionnaireForm
            questionnaire={state.questionario}
            problem={scoring.problem}
            answer={answer}
            onCancel={() => showQuestions(false)}
          />
        ) : (
          <>
            {scored ? (
              <>
                <QuestionnaireResult questionnaire={state.questionario} result={scored.result} />
                {late && <InlineMessage tone="warning">{late}</InlineMessage>}
              </>
            ) : (
              <p>{text.intro}</p>
            )}
            <div>
              <Button variant={scored ? 'secondary' : 'primary'} onPress={() => showQuestions(true)}>
                {scored ? text.answerAgain : text.answer}
              </Button>
            </div>
          </>
        )}
      </Stack>
      {!isAsking && (
        <StepNav {...(before !== null && { back: { href: stepHref(before) } })} isSticky={false}>
          <Button
            variant={scored ? 'quiet' : 'secondary'}
            isDisabled={saving.isSending}
            onPress={() => void saving.skip()}
          >
            {text.keep}
          </Button>
          {scored && (
            <Button isPending={saving.isSending} onPress={() => void saving.save(scored.answers)}>
              {keepResultLabel(scored.result.perfil.nome, state.perfil)}
            </Button>
          )}
        </StepNav>
      )}
    </Stack>
  )
}
