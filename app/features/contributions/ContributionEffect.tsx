import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { PercentageValues } from '#contract/contributions/contributions.ts'
import type { Competence } from '#domain/calendar.ts'
import { AmountChanges } from './AmountChanges.tsx'
import { type MonthlyAmounts, ownAmount, previewAmounts } from './contribution-preview.ts'
import { employerSentence, sponsorShareSentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'
import { EffectPanel } from './EffectPanel.tsx'
import { formulaLines } from './formula-lines.ts'
import type { PercentageRules } from './percentage-input.ts'

const { formula } = contributionsText

type ContributionEffectProps = {
  choice: PercentageValues
  rules: PercentageRules
  /** Amounts in force, as the API gave them. */
  current: MonthlyAmounts
  effectiveMonth: Competence
}

export function ContributionEffect({ choice, rules, current, effectiveMonth }: ContributionEffectProps) {
  const next = previewAmounts(choice, rules)
  const employer = rules.paysSponsorShare
    ? sponsorShareSentence(next.patrocinadora)
    : employerSentence(current.patrocinadora, next.patrocinadora)
  return (
    <EffectPanel
      own={{ current: ownAmount(current, rules), next: ownAmount(next, rules) }}
      total={{ current: current.total, next: next.total }}
      explanation={<FormulaExplanation choice={choice} rules={rules} amounts={next} />}
      effectiveMonth={effectiveMonth}
      looked={{
        basica: String(choice.percentualBasica),
        suplementar: String(choice.percentualSuplementar),
      }}
    >
      <AmountChanges current={current} next={next} rules={rules} />
      {employer && <p>{employer}</p>}
    </EffectPanel>
  )
}

/** The way to each amount with the person's own figures. */
function FormulaExplanation(props: Parameters<typeof formulaLines>[0]) {
  return (
    <Stack gap="3">
      <DescriptionList
        items={formulaLines(props).map(({ id, term, figures }) => ({
          id,
          term,
          description: figures,
          isNumeric: true,
        }))}
      />
      <Text variant="small" tone="muted">
        {formula.rounding}
      </Text>
    </Stack>
  )
}
