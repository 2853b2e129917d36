import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import type { ReactNode } from 'react'
import { StepHeading } from '#app/features/service-request/StepHeading.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { OnboardingOutcome } from '#contract/onboarding.ts'
import { firstName } from '#domain/first-name.ts'
import { onboardingText } from './onboarding.text.ts'
import { contributionSentence, endingTitle, profileSentence } from './onboarding-sentences.ts'

const { ending: text } = onboardingText

type OnboardingEndingProps = {
  name: string
  /** Null for who finished before answers were kept. */
  outcome: OnboardingOutcome | null
}

/** The good-bye: what counts from when, what is left to do, and the way home. */
export function OnboardingEnding({ name, outcome }: OnboardingEndingProps) {
  const headingRef = useFocusOnArrival()
  return (
    <Stack gap="6">
      <StepHeading ref={headingRef}>{endingTitle(firstName(name))}</StepHeading>
      <Text variant="lead" tone="muted" hasMeasure>
        {text.lead}
      </Text>
      <Text as="h3" variant="subtitle">
        {text.nextTitle}
      </Text>
      <Stack as="ul" gap="3" marks="bullets" width="measure">
        {outcome && linesOf(outcome).map(({ id, line }) => <li key={id}>{line}</li>)}
        <li>{text.balance}</li>
      </Stack>
      <div>
        <LinkButton variant="primary" href="/">
          {text.home}
        </LinkButton>
      </div>
    </Stack>
  )
}

function linesOf(outcome: OnboardingOutcome): { id: string; line: ReactNode }[] {
  const contribution = contributionSentence(outcome) ?? (
    <>
      {text.skippedContribution}{' '}
      <TextLink href="/services/alterar-contribuicao">{text.contributionLink}</TextLink>
    </>
  )
  const exposure = (
    <>
      {text.exposure} <TextLink href="/services/pep">{text.exposureLink}</TextLink>
    </>
  )
  return [
    { id: 'contribution', line: contribution },
    { id: 'profile', line: profileSentence(outcome) },
    ...(outcome.declaracaoPepPendente ? [{ id: 'exposure', line: exposure }] : []),
  ]
}
