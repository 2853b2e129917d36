import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { type Description, DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { reaisText } from '#contract/value-text.ts'
import { homeText } from './home.text.ts'
import { positionSentence, quotaSentence } from './home-sentences.ts'
import type { PlanBalance, PlanSummary } from './plan-summary.ts'

const { balance: text } = homeText

/**
 * The balance, the way to it, whose it is and where it comes from: either list adds up to it. Parts that the plan does not have are left
 * out. Before the first quota of the profile nothing can be said about what the account is worth, only what entered.
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
            value={reaisText(saldo.total)}
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
        <Stack gap="5">
          {saldo && <DescriptionList layout="rows" items={ownersOf(saldo)} />}
          <DescriptionList layout="rows" items={sourcesOf(summary)} />
        </Stack>
      </Columns>
    </Card>
  )
}

function ownersOf({ participante, patrocinadora, portado }: PlanBalance): Description[] {
  return [
    amount('own', text.own, participante),
    ...(patrocinadora > 0 ? [amount('sponsor', text.sponsor, patrocinadora)] : []),
    ...(portado > 0 ? [amount('ported', text.ported, portado)] : []),
  ]
}

function sourcesOf({ totalContribuido, rendimento, jaPago, outrasSaidas }: PlanSummary): Description[] {
  return [
    amount('contributed', text.contributed, totalContribuido),
    ...(rendimento === null ? [] : [amount('return', text.return, rendimento)]),
    ...(jaPago === 0 ? [] : [amount('paid', text.paid, -jaPago)]),
    ...(outrasSaidas === 0 ? [] : [amount('other', text.other, -outrasSaidas)]),
  ]
}

function amount(id: string, term: string, reais: number): Description {
  return { id, term, description: reaisText(reais), isNumeric: true }
}
