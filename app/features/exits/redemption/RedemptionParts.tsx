import { type Description, DescriptionList } from '@portal/design-system/DescriptionList'
import { Text } from '@portal/design-system/Text'
import { moneyItem } from '#app/format/money-item.ts'
import type { RedemptionOnWire } from '#contract/exits/redemption.ts'
import { redemptionText } from './redemption.text.ts'
import { sponsorTerm } from './redemption-sentences.ts'

const { effect } = redemptionText

type RedemptionPartsProps = {
  situation: RedemptionOnWire
  /** Deductions from it, tax by tax. */
  taxes?: readonly Description[]
}

/** Parts of a redemption, deductions from it, and the rest that stays in the plan. */
export function RedemptionParts({ situation, taxes }: RedemptionPartsProps) {
  const { proprio, patrocinadora, portado, bruto, emprestimo, perde, aguarda, conta, parcial } = situation
  return (
    <>
      <DescriptionList
        layout="rows"
        items={[
          moneyItem('own', effect.own, proprio),
          patrocinadora > 0 && moneyItem('sponsor', sponsorTerm(situation), patrocinadora),
          portado > 0 && moneyItem('ported', effect.ported, portado),
          moneyItem('gross', effect.gross, bruto),
          ...(taxes ?? []),
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
    </>
  )
}
