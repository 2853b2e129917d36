import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { formatReais } from '#app/format/money.ts'
import { moneyItem } from '#app/format/money-item.ts'
import type { RedemptionOnWire, RedemptionValues } from '#contract/redemption.ts'
import { ownTax } from '#contract/redemption-check.ts'
import { redemptionText } from './redemption.text.ts'
import { redemptionToCome, sponsorTerm, taxTerm } from './redemption-sentences.ts'

const { effect } = redemptionText

type RedemptionEffectProps = { values: RedemptionValues; situation: RedemptionOnWire }

/** What is paid, what it is made of, what is taken from it and what is given up. */
export function RedemptionEffect({ values, situation }: RedemptionEffectProps) {
  const { proprio, patrocinadora, portado, bruto, emprestimo, perde, aguarda, conta, parcial } = situation
  return (
    <Card title={effect.heading}>
      <Stat label={effect.net} value={formatReais(redemptionToCome(values, situation).liquido ?? 0)} />
      <DescriptionList
        layout="rows"
        items={[
          moneyItem('own', effect.own, proprio),
          patrocinadora > 0 && moneyItem('sponsor', sponsorTerm(situation), patrocinadora),
          portado > 0 && moneyItem('ported', effect.ported, portado),
          moneyItem('gross', effect.gross, bruto),
          moneyItem('tax', taxTerm(situation), ownTax(situation).imposto),
          emprestimo > 0 && moneyItem('loan', effect.loan, emprestimo),
          perde > 0 && moneyItem('lost', effect.lost, perde),
          aguarda > 0 && moneyItem('waiting', effect.waiting, aguarda),
          conta !== null && { id: 'account', term: effect.account, description: conta },
        ]}
      />
      <Text variant="small" tone="muted">
        {parcial ? `${effect.partial} ` : ''}
        {effect.quotas}
      </Text>
    </Card>
  )
}
