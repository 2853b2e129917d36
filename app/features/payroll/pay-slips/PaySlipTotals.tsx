import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stat } from '@portal/design-system/Stat'
import type { PaySlipDetail } from '#contract/payroll/pay-slips.ts'
import { reaisText } from '#contract/value-text.ts'
import { accountSentence, differenceSentence } from './pay-slip-sentences.ts'
import { paySlipText } from './pay-slips.text.ts'

export function PaySlipTotals({ slip }: { slip: PaySlipDetail }) {
  const { bruto, descontos, liquido, comparacao, banco } = slip
  const { net, grossTotal, discountTotal, payment } = paySlipText
  return (
    <Card>
      <Columns template="halves" columnGap="12">
        <Stat
          size="large"
          label={net}
          value={reaisText(liquido)}
          detail={comparacao && differenceSentence(comparacao)}
        />
        <DescriptionList
          layout="rows"
          items={[
            { id: 'gross', term: grossTotal, description: reaisText(bruto), isNumeric: true },
            { id: 'discounts', term: discountTotal, description: reaisText(descontos), isNumeric: true },
            { id: 'account', term: payment.account, description: accountSentence(banco) },
          ]}
        />
      </Columns>
    </Card>
  )
}
