import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { StepHeading } from '#app/features/request-engine/StepHeading.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { firstName } from '#domain/first-name.ts'
import { onboardingText } from './onboarding.text.ts'
import { welcomeTitle } from './onboarding-sentences.ts'
import { type OnboardingState, stepHref } from './onboarding-state.ts'

const { start: text } = onboardingText

/** Step 0: what the first access is, and the way to where the person goes on. */
export function OnboardingStart({ state, name }: { state: OnboardingState; name: string }) {
  const headingRef = useFocusOnArrival()
  return (
    <Stack gap="6">
      <StepHeading ref={headingRef}>{welcomeTitle(state.plano.nome, firstName(name))}</StepHeading>
      <Text variant="lead" tone="muted" hasMeasure>
        {state.boasVindas}
      </Text>
      <Stack as="ul" gap="3" marks="bullets" width="measure">
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Stack>
      {state.termos.length > 0 && (
        <Card title={text.terms} headingLevel={3} tone="sunken">
          <Text as="div" hasMeasure>
            {state.termos.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Text>
        </Card>
      )}
      <div>
        <LinkButton variant="primary" href={stepHref(state.idStep)}>
          {state.respostas.length > 0 ? text.resume : text.begin}
        </LinkButton>
      </div>
    </Stack>
  )
}
