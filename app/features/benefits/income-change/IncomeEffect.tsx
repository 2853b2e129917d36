import { Card } from '@portal/design-system/Card'
import { Stat } from '@portal/design-system/Stat'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { IncomeChangeOnWire, IncomeChangeValues } from '#contract/benefits/income-change.ts'
import { reaisText } from '#contract/value-text.ts'
import { incomeChangeText } from './income-change.text.ts'
import { type ComparedIncome, comparedIncomes, termsOf } from './income-change-input.ts'
import { differenceSentence, lastMonthOf, laterText } from './income-change-sentences.ts'

const { effect } = incomeChangeText

type IncomeEffectProps = { values: IncomeChangeValues; situation: IncomeChangeOnWire }

/** The income of today beside the one that is filled in: before tax and as each lands, and when each ends. */
export function IncomeEffect({ values, situation }: IncomeEffectProps) {
  const { now, next } = comparedIncomes(values, situation)
  if (!now) return null
  const { mesEfeito } = termsOf(situation)
  const row = (id: string, label: string, of: (income: ComparedIncome) => string) => ({
    id,
    label,
    now: of(now),
    next: next ? of(next) : '–',
  })
  return (
    <Card title={effect.heading}>
      {next ? (
        <Stat
          label={effect.nextLands}
          value={reaisText(next.paid.lands)}
          detail={differenceSentence(now.paid.lands, next.paid.lands)}
        />
      ) : (
        <Text tone="muted">{effect.same}</Text>
      )}
      <StatementTable
        caption={effect.caption}
        isCaptionHidden
        columns={[
          { id: 'item', header: effect.item, cell: ({ label }) => label, isRowHeader: true },
          { id: 'now', header: effect.now, cell: (line) => line.now, isNumeric: true },
          { id: 'next', header: effect.next, cell: (line) => line.next, isNumeric: true },
        ]}
        rows={[
          row('gross', effect.gross, ({ paid }) => reaisText(paid.gross)),
          row('tax', effect.tax, ({ paid }) => reaisText(paid.tax)),
          ...(situation.descontos > 0
            ? [row('discounts', effect.discounts, ({ paid }) => reaisText(paid.discounts))]
            : []),
          row('lands', effect.lands, ({ paid }) => reaisText(paid.lands)),
          row('ends', effect.ends, (income) => lastMonthOf(income, mesEfeito)),
          row('later', effect.later, laterText),
        ]}
        rowKey={({ id }) => id}
      />
      <Text variant="small" tone="muted">
        {effect.note}
      </Text>
    </Card>
  )
}
