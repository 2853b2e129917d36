import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { formatReais, formatReaisChange } from '#app/format/money.ts'
import type { PercentageValues } from '#contract/contributions.ts'
import type { Competence } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { AmountChanges } from './AmountChanges.tsx'
import { type MonthlyAmounts, previewAmounts } from './contribution-preview.ts'
import {
  effectSentence,
  employerSentence,
  sponsorShareSentence,
  totalSentence,
} from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'
import { formulaLines } from './formula-lines.ts'
import type { PercentageRules } from './percentage-input.ts'

const { formula, result } = contributionsText

type ContributionEffectProps = {
  choice: PercentageValues
  rules: PercentageRules
  /** Amounts in force, as the API gave them. */
  current: MonthlyAmounts
  effectiveMonth: Competence
}

/** What a choice would do each month, while it is being made. The new total is announced when it changes. */
export function ContributionEffect({ choice, rules, current, effectiveMonth }: ContributionEffectProps) {
  const next = previewAmounts(choice, rules)
  const employer = rules.paysSponsorShare
    ? sponsorShareSentence(next.patrocinadora)
    : employerSentence(current.patrocinadora, next.patrocinadora)
  const change = sumReais([next.total, -current.total])
  return (
    <Card title={result.heading}>
      <Stat
        label={result.names.total}
        value={formatReais(next.total)}
        detail={change === 0 ? result.same : `${formatReaisChange(change)} ${result.perMonth}`}
        explanation={<FormulaExplanation choice={choice} rules={rules} amounts={next} />}
        explanationLabel={formula.heading}
      />
      <div role="status">
        <VisuallyHidden>{totalSentence(next.total)}</VisuallyHidden>
      </div>
      <AmountChanges current={current} next={next} rules={rules} />
      {employer && <p>{employer}</p>}
      <Text variant="label" tone="strong">
        {effectSentence(effectiveMonth)}
      </Text>
    </Card>
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
