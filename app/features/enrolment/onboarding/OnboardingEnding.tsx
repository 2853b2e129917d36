import { Cluster } from '@portal/design-system/Cluster'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PrintButton } from '@portal/design-system/PrintButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import type { ReactNode } from 'react'
import { RequestReading } from '#app/features/request-engine/RequestReading.tsx'
import { StepHeading } from '#app/features/request-engine/StepHeading.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { OnboardingOutcome } from '#contract/enrolment/onboarding.ts'
import { firstName } from '#domain/first-name.ts'
import { onboardingText } from './onboarding.text.ts'
import { contributionSentence, endingTitle, profileSentence } from './onboarding-sentences.ts'
import type { OnboardingState } from './onboarding-state.ts'

const { ending: text } = onboardingText

type OnboardingEndingProps = {
  name: string
  /** Null for who finished before answers were kept. */
  outcome: OnboardingOutcome | null
  profile: OnboardingState['perfil']
}

/** The good-bye: what counts from when, what is left to do, the receipt of everything, and the way home. */
export function OnboardingEnding({ name, outcome, profile }: OnboardingEndingProps) {
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
        {outcome && linesOf(outcome, profile).map(({ id, line }) => <li key={id}>{line}</li>)}
        <li>{text.balance}</li>
      </Stack>
      <div>
        <LinkButton variant="primary" href="/">
          {text.home}
        </LinkButton>
      </div>
      {outcome && (
        <Stack as="section" gap="5">
          <Text as="h3" variant="subtitle">
            {text.receiptTitle}
          </Text>
          <RequestReading lines={outcome.recibo} />
          <Cluster gap="3">
            <FileLink href={fileHref('primeiro-acesso')}>{text.receiptPdf}</FileLink>
            <PrintButton label={text.print} />
          </Cluster>
        </Stack>
      )}
    </Stack>
  )
}

function linesOf(
  outcome: OnboardingOutcome,
  profile: OnboardingState['perfil'],
): { id: string; line: ReactNode }[] {
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
    { id: 'profile', line: profileSentence(outcome, profile) },
    ...(outcome.declaracaoPepPendente ? [{ id: 'exposure', line: exposure }] : []),
  ]
}
