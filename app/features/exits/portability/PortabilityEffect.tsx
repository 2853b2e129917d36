import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { moneyItem } from '#app/format/money-item.ts'
import type { PortabilityOnWire, PortabilityValues } from '#contract/exits/portability.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { sumReais } from '#domain/money.ts'
import { portabilityText } from './portability.text.ts'
import { amountOf } from './portability-sentences.ts'

const { effect } = portabilityText

type PortabilityEffectProps = { values: PortabilityValues; situation: PortabilityOnWire }

export function PortabilityEffect({ values, situation }: PortabilityEffectProps) {
  const amount = amountOf(values, situation)
  const stays = sumReais([situation.valor, -amount])
  return (
    <Card title={effect.heading}>
      <Stat label={effect.value} value={reaisText(amount)} />
      <DescriptionList
        layout="rows"
        items={[
          stays > 0 && moneyItem('stays', effect.stays, stays),
          { id: 'tax', term: effect.tax, description: effect.noTax },
          { id: 'term', term: effect.term, description: dateText(situation.prazoTermo) },
          { id: 'due', term: effect.due, description: dateText(situation.prazoLegal) },
        ]}
      />
      <Text variant="small" tone="muted">
        {effect.followsQuota}
      </Text>
      <Text variant="small" tone="muted">
        {effect.age}
      </Text>
    </Card>
  )
}
