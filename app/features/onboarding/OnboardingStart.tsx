import { LinkButton } from '@portal/design-system/LinkButton'
import { StepHeading } from '#app/features/service-request/StepHeading.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { firstName } from '#domain/first-name.ts'
import { leadText, points, stepFields } from './onboarding.css.ts'
import { onboardingText } from './onboarding.text.ts'
import { welcomeTitle } from './onboarding-sentences.ts'
import { type OnboardingState, stepHref } from './onboarding-state.ts'

const { start: text } = onboardingText

/** Step 0: what the first access is, and the way to where the person goes on. */
export function OnboardingStart({ state, name }: { state: OnboardingState; name: string }) {
  const headingRef = useFocusOnArrival()
  return (
    <div className={stepFields}>
      <StepHeading ref={headingRef}>{welcomeTitle(state.plano.nome, firstName(name))}</StepHeading>
      <p className={leadText}>{text.lead}</p>
      <ul className={points}>
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div>
        <LinkButton variant="primary" href={stepHref(state.idStep)}>
          {state.respostas.length > 0 ? text.resume : text.begin}
        </LinkButton>
      </div>
    </div>
  )
}
