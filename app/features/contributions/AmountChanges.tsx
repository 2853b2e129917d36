import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Text } from '@portal/design-system/Text'
import { reaisText } from '#contract/value-text.ts'
import { type AmountName, compareAmounts, type MonthlyAmounts } from './contribution-preview.ts'
import { todaySentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'
import type { PercentageRules } from './percentage-input.ts'

const { names, sponsorShare } = contributionsText.result

type AmountChangesProps = {
  /** Amounts in force and those of the choice. */
  current: MonthlyAmounts
  next: MonthlyAmounts
  rules: Pick<PercentageRules, 'paysSponsorShare'>
}

/** The new monthly amounts, each with the one in force under it. Short enough to stand beside the fields. */
export function AmountChanges({ current, next, rules }: AmountChangesProps) {
  const parts = compareAmounts(current, next).filter(({ name }) => name !== 'total')
  return (
    <DescriptionList
      layout="rows"
      items={parts.map((line) => ({
        id: line.name,
        term: nameOf(line.name, rules),
        description: (
          <>
            <Text as="strong" isBlock>
              {reaisText(line.next)}
            </Text>
            <Text as="span" isBlock variant="small" tone="muted">
              {todaySentence(line.current)}
            </Text>
          </>
        ),
        isNumeric: true,
      }))}
    />
  )
}

/** Label of an amount; the sponsor's share says so when the person pays it. */
function nameOf(name: AmountName, { paysSponsorShare }: AmountChangesProps['rules']): string {
  return name === 'patrocinadora' && paysSponsorShare ? sponsorShare : names[name]
}
