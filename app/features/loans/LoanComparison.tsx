import { Card } from '@portal/design-system/Card'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Meter } from '@portal/design-system/Meter'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { LoanSituationOnWire, LoanValues } from '#contract/loans/loans.ts'
import { reaisText } from '#contract/value-text.ts'
import { limitsOf, simulatedSystems, whatDoesNotFit } from './loan-input.ts'
import { comparisonLines } from './loan-lines.ts'
import { partOf } from './loan-sentences.ts'
import { loansText } from './loans.text.ts'

const { compare } = loansText

type LoanComparisonProps = { values: LoanValues; situation: LoanSituationOnWire }

/** Both ways to pay side by side, and what of the margin the chosen one takes. */
export function LoanComparison({ values, situation }: LoanComparisonProps) {
  const systems = simulatedSystems(values, situation)
  const chosen = systems.find(({ id }) => id === values.sistema)?.loan
  const margin = limitsOf(situation)?.margin ?? 0
  return (
    <Card title={systems.length === 0 ? compare.heading : undefined}>
      {systems.length === 0 ? (
        <Text tone="muted">{compare.empty}</Text>
      ) : (
        <>
          <StatementTable
            caption={compare.heading}
            columns={[
              { id: 'item', header: compare.item, cell: ({ label }) => label, isRowHeader: true },
              ...systems.map(({ id }) => ({
                id,
                header: loansText.systems[id].label,
                cell: ({ values: told }: ReturnType<typeof comparisonLines>[number]) => told[id] ?? '',
                isNumeric: true,
              })),
            ]}
            rows={comparisonLines(systems)}
            rowKey={({ label }) => label}
          />
          {chosen && margin > 0 && (
            <Meter
              label={loansText.margin}
              value={Math.min(chosen.instalment, margin)}
              maxValue={margin}
              valueLabel={partOf(reaisText(chosen.instalment), reaisText(margin))}
              tone={chosen.instalment > margin ? 'danger' : 'neutral'}
            />
          )}
          {whatDoesNotFit(values, situation).map((sentence) => (
            <InlineMessage key={sentence} tone="warning">
              {sentence}
            </InlineMessage>
          ))}
          <Text variant="small" tone="muted">
            {compare.disclaimer}
          </Text>
        </>
      )}
    </Card>
  )
}
