import { Card } from '@portal/design-system/Card'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import type { ReactNode } from 'react'
import { reaisChangeText } from '#app/format/money.ts'
import { reaisText } from '#contract/value-text.ts'
import type { Competence } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { effectSentence, payingSentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'
import { IncomeOutlook, type LookedAt } from './IncomeOutlook.tsx'

const { formula, result } = contributionsText

/** A monthly amount in force and the one of a choice, reais. */
type Change = { current: number; next: number }

type EffectPanelProps = {
  /** The person's own payment. */
  own: Change
  /** Total credited to the account, with the sponsor's share. */
  total: Change
  /** The way to the amounts. */
  explanation?: ReactNode
  /** Each amount with the one in force. */
  children?: ReactNode
  effectiveMonth: Competence
  /** The choice, for what it does to the income to come. */
  looked: LookedAt
}

/** Monthly effect of a choice in progress, the person's own payment first. A new amount is announced. */
export function EffectPanel({ own, total, explanation, children, effectiveMonth, looked }: EffectPanelProps) {
  return (
    <Card title={result.heading}>
      <Stat size="large" label={result.youPay} value={reaisText(own.next)} detail={changeOf(own)} />
      <div role="status">
        <VisuallyHidden>{payingSentence(own.next, total.next)}</VisuallyHidden>
      </div>
      <Stat
        label={result.names.total}
        value={reaisText(total.next)}
        detail={changeOf(total)}
        explanation={explanation}
        explanationLabel={formula.heading}
      />
      {children}
      <Text variant="label" tone="strong">
        {effectSentence(effectiveMonth)}
      </Text>
      <IncomeOutlook looked={looked} />
    </Card>
  )
}

function changeOf({ current, next }: Change): string {
  const change = sumReais([next, -current])
  return change === 0 ? result.same : `${reaisChangeText(change)} ${result.perMonth}`
}
