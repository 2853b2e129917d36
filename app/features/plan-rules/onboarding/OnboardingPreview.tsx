import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { onboardingStepNames } from '#contract/enrolment/onboarding.text.ts'
import type { RulePart, RuleParts } from '#contract/plan-rules/plan-rules.ts'
import { answerSteps } from '#domain/enrolment/onboarding-progress.ts'
import { VOLUNTARY_ONBOARDING } from '#domain/enrolment/onboarding-steps.ts'
import { onboardingManagementText as text } from './onboarding-management.text.ts'

type OnboardingPreviewProps = {
  regras: RuleParts
  plan: { nome: string; onboarding_plano: number }
}

/** The welcome text as a new participant reads it, and the steps in their order. */
export function OnboardingPreview({ regras, plan }: OnboardingPreviewProps) {
  const { welcome, terms, skippable } = regras
  const later = Array.isArray(skippable) ? skippable.map(Number) : []
  const lines = textOf(terms)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return (
    <Card title={text.preview} headingLevel={3} tone="sunken">
      <Stack gap="4">
        <Text variant="subtitle">{text.title0(plan.nome)}</Text>
        <Text variant="lead" tone="muted" hasMeasure>
          {textOf(welcome)}
        </Text>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Stack as="ol" gap="1" marks="numbers" aria-label={text.steps}>
          {answerSteps(plan.onboarding_plano).map((step) => (
            <li key={step}>
              {onboardingStepNames[step as keyof typeof onboardingStepNames]}
              {later.includes(step) && ` (${text.later})`}
            </li>
          ))}
        </Stack>
        <Text variant="small" tone="muted">
          {plan.onboarding_plano === VOLUNTARY_ONBOARDING ? text.voluntary : text.percentages}
        </Text>
      </Stack>
    </Card>
  )
}

const textOf = (part: RulePart | undefined) => (typeof part === 'string' ? part : '')
