import { Steps } from '@portal/design-system/Steps'
import { OnboardingStep } from '#domain/enrolment/onboarding-steps.ts'
import { AddressStep } from './AddressStep.tsx'
import { ExposureStep } from './ExposureStep.tsx'
import { IncomeStep } from './IncomeStep.tsx'
import { OnboardingEnding } from './OnboardingEnding.tsx'
import { OnboardingStart } from './OnboardingStart.tsx'
import { onboardingText } from './onboarding.text.ts'
import { type OnboardingState, stepHref } from './onboarding-state.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { PercentagesStep } from './PercentagesStep.tsx'
import { ProfileStep } from './ProfileStep.tsx'
import type { StepProps } from './StepForm.tsx'
import { useSaveStep } from './use-save-step.ts'

type OnboardingViewProps = {
  step: number
  state: OnboardingState
  person: { id: number; nome: string }
}

/** The first access at one step: how far it has come, and the step itself. */
export function OnboardingView({ step, state, person }: OnboardingViewProps) {
  if (state.onboarding === 'N')
    return <OnboardingEnding name={person.nome} outcome={state.conclusao} profile={state.perfil} />
  if (step === OnboardingStep.start) return <OnboardingStart state={state} name={person.nome} />
  return (
    <>
      <Steps
        label={onboardingText.progress}
        current={state.passos.indexOf(step)}
        steps={state.passos.map((id) => ({
          id: String(id),
          label: onboardingText.steps[id as keyof typeof onboardingText.steps],
          href: stepHref(id),
        }))}
      />
      <StepInSight key={step} step={step} state={state} person={person} />
    </>
  )
}

function StepInSight({ step, state, person }: OnboardingViewProps) {
  const saving = useSaveStep(step, state)
  const place = ['onboarding', person.id, state.idVinculo, step].join(':')
  const shared: StepProps = { state, saving, place }
  const { contribuicao } = state
  switch (step) {
    case OnboardingStep.password:
      return <PasswordStep {...shared} />
    case OnboardingStep.politicalExposure:
      return <ExposureStep {...shared} />
    case OnboardingStep.incomeRange:
      return <IncomeStep {...shared} />
    case OnboardingStep.address:
      return <AddressStep {...shared} />
    case OnboardingStep.payment:
      return contribuicao.modalidade === 'voluntaria' ? (
        <PaymentStep {...shared} situation={contribuicao} />
      ) : null
    case OnboardingStep.percentages:
      return contribuicao.modalidade === 'percentual' ? (
        <PercentagesStep {...shared} situation={contribuicao} />
      ) : null
    default:
      return <ProfileStep state={state} saving={saving} />
  }
}
