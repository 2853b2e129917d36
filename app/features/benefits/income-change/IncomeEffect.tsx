import { Card } from '@portal/design-system/Card'
import { Stat } from '@portal/design-system/Stat'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { IncomeChangeOnWire, IncomeChangeValues } from '#contract/benefits/income-change.ts'
import { reaisText } from '#contract/value-text.ts'
import { incomeChangeText } from './income-change.text.ts'
import { type ComparedIncome, comparedIncomes, termsOf } from './income-change-input.ts'
import { differenceSentence, lastMonthOf, laterText, termOf } from './income-change-sentences.ts'

const { effect } = incomeChangeText

type IncomeEffectProps = { values: IncomeChangeValues; situation: IncomeChangeOnWire }

/** The income of today beside the one that is filled in: before and after tax, and how long each lasts. */
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
          label={effect.nextNet}
          value={reaisText(next.paid.net)}
          detail={differenceSentence(now.paid.net, next.paid.net)}
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
          row('net', effect.net, ({ paid }) => reaisText(paid.net)),
          row('lasts', effect.lasts, termOf),
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
