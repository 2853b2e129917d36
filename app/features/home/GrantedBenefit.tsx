import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { dateText, percentText } from '#contract/value-text.ts'
import { homeText } from './home.text.ts'
import type { PlanSummary } from './plan-summary.ts'

const { granted: text } = homeText

/** A benefit that was granted: when it is paid first, and how. */
export function GrantedBenefit({ granted }: { granted: NonNullable<PlanSummary['concessao']> }) {
  const { beneficio, forma, primeiroPagamento, percentualSaque } = granted
  return (
    <Card title={text.heading}>
      <Stack gap="3">
        <p>{text.lead}</p>
        <DescriptionList
          items={[
            { id: 'first', term: text.first, description: dateText(primeiroPagamento) },
            { id: 'kind', term: text.kind, description: beneficio },
            { id: 'income', term: text.income, description: forma },
            percentualSaque > 0 && {
              id: 'cash',
              term: text.cash,
              description: percentText(percentualSaque),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
