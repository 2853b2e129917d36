import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { moneyItem } from '#app/format/money-item.ts'
import type { CashWithdrawalOnWire, CashWithdrawalValues } from '#contract/benefits/cash-withdrawal.ts'
import { cashEffect, percentComplaint } from '#contract/benefits/cash-withdrawal-check.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { cashWithdrawalText } from './cash-withdrawal.text.ts'

const { effect: text } = cashWithdrawalText

type CashEffectProps = { values: CashWithdrawalValues; situation: CashWithdrawalOnWire }

/** Preview of the withdrawal: lump sum before and after tax, and the income that remains. */
export function CashEffect({ values: { percentual }, situation }: CashEffectProps) {
  const before = cashEffect(0, situation)
  const isPossible = percentual !== null && percentComplaint(percentual, situation) === null
  const after = isPossible ? cashEffect(percentual, situation) : null
  const { concedido, conta, termos } = situation
  return (
    <Card title={text.heading}>
      <Stack gap="5">
        {after && <Stat label={text.net} value={reaisText(after.atOnce.net)} />}
        <DescriptionList
          layout="rows"
          items={[
            moneyItem('balance', text.balance, termos.saldo),
            after && moneyItem('gross', text.gross, after.atOnce.gross),
            after && moneyItem('tax', text.tax, after.atOnce.tax),
            after && moneyItem('rest', text.rest, after.rest),
            before && moneyItem('before', text.before, before.income),
            after && moneyItem('after', text.after, after.income),
            concedido && {
              id: 'first',
              term: text.first,
              description: dateText(concedido.primeiroPagamento),
            },
            conta !== null && { id: 'account', term: text.account, description: conta },
          ]}
        />
        <Text variant="small" tone="muted">
          {after ? text.note : text.empty}
        </Text>
      </Stack>
    </Card>
  )
}
