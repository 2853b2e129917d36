import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lookUpPostalCode } from '#app/features/addresses/addresses.functions.ts'
import type { LookUp } from '#app/features/addresses/postal-address.ts'
import { sendFile } from '#app/forms/send-file.ts'
import { uploadHref } from '#app/navigation/file-address.ts'
import { useKeptSession } from '#app/session/kept-session.ts'
import { SessionWarning } from '#app/shell/SessionWarning.tsx'
import { sentProof } from '#contract/declarations.ts'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { OnboardingView, type OnboardingViewProps } from './OnboardingView.tsx'
import { scoreAnswers } from './onboarding.functions.ts'
import { onboardingQueries } from './onboarding.queries.ts'
import { shownStep } from './onboarding-state.ts'
import { useSendStep } from './use-send-step.ts'

const lookUp: LookUp = (cep) => lookUpPostalCode({ data: { cep } })
const score: OnboardingViewProps['score'] = (answers) => scoreAnswers({ data: answers })
const upload = sendFile(uploadHref('comprovante-endereco'), sentProof)

/** The first access of a new participant, at the step of the address. */
export function OnboardingPage() {
  const session = useKeptSession()
  const { data: state } = useSuspenseQuery(onboardingQueries.state())
  const { idStep } = useSearch({ from: '/onboarding' })
  const send = useSendStep()
  if (!session) return null
  return (
    <OnboardingFrame>
      <OnboardingView
        step={shownStep(idStep, state)}
        state={state}
        person={session.person}
        {...{ lookUp, send, score, upload }}
      />
      <SessionWarning expiresAt={session.expiresAt} />
    </OnboardingFrame>
  )
}
