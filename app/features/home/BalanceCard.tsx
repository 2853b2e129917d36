import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { type Description, DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { formatReais } from '#app/format/money.ts'
import { homeText } from './home.text.ts'
import { positionSentence, quotaSentence } from './home-sentences.ts'
import type { PlanBalance, PlanSummary } from './plan-summary.ts'

const { balance: text } = homeText

/**
 * The balance, the way to it, and what it is made of. Parts that the plan does not have are left out. Before the first quota of the
 * profile nothing can be said about what the account is worth, only what entered.
 */
export function BalanceCard({ summary }: { summary: PlanSummary }) {
  const { saldo } = summary
  return (
    <Card>
      <Columns template="halves" columnGap="12">
        {saldo ? (
          <Stat
            size="large"
            label={text.label}
            value={formatReais(saldo.total)}
            detail={positionSentence(saldo)}
            explanation={
              <Stack gap="2">
                <p>{quotaSentence(saldo)}</p>
                <Text variant="small" tone="muted">
                  {text.rounding}
                </Text>
              </Stack>
            }
          />
        ) : (
          <Stat size="large" label={text.label} value={text.unknown} detail={text.unknownDetail} />
        )}
        <DescriptionList layout="rows" items={partsOf(summary)} />
      </Columns>
    </Card>
  )
}

function partsOf({ saldo, totalContribuido, rendimento }: PlanSummary): Description[] {
  return [
    ...(saldo ? balanceParts(saldo) : []),
    amount('contributed', text.contributed, totalContribuido),
    ...(rendimento === null ? [] : [amount('return', text.return, rendimento)]),
  ]
}

function balanceParts({ participante, patrocinadora, portado }: PlanBalance): Description[] {
  return [
    amount('own', text.own, participante),
    ...(patrocinadora > 0 ? [amount('sponsor', text.sponsor, patrocinadora)] : []),
    ...(portado > 0 ? [amount('ported', text.ported, portado)] : []),
  ]
}

function amount(id: string, term: string, reais: number): Description {
  return { id, term, description: formatReais(reais), isNumeric: true }
}
