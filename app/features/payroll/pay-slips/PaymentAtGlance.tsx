import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Stat, type StatProps } from '@portal/design-system/Stat'
import type { ReactNode } from 'react'
import type { PaySlipItem } from '#contract/payroll/pay-slips.ts'
import { reaisText } from '#contract/value-text.ts'
import { paySlipText } from './pay-slips.text.ts'

export type PaymentAtGlanceProps = Pick<StatProps, 'label' | 'detail'> & {
  payment: Pick<PaySlipItem, 'bruto' | 'descontos' | 'liquido'>
  /** Ways to more of it. */
  children?: ReactNode
}

export function PaymentAtGlance({ label, detail, payment, children }: PaymentAtGlanceProps) {
  const { bruto, descontos, liquido } = payment
  const { list } = paySlipText
  return (
    <Card>
      <Columns template="halves" columnGap="12">
        <Stack gap="6">
          <Stat size="large" label={label} value={reaisText(liquido)} detail={detail} />
          {children}
        </Stack>
        <DescriptionList
          layout="rows"
          items={[
            { id: 'gross', term: list.gross, description: reaisText(bruto), isNumeric: true },
            { id: 'discounts', term: list.discounts, description: reaisText(descontos), isNumeric: true },
            { id: 'net', term: list.net, description: reaisText(liquido), isNumeric: true },
          ]}
        />
      </Columns>
    </Card>
  )
}
