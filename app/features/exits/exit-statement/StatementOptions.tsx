import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { moneyItem } from '#app/format/money-item.ts'
import { estimatedIncomeLabel, estimateSentence } from '#contract/exits/deferred-estimate.text.ts'
import { exitOptionNames } from '#contract/exits/exit-options.text.ts'
import type { ExitStatementContent } from '#contract/exits/exit-statement-content.ts'
import { dateText } from '#contract/value-text.ts'
import { exitStatementText as text } from './exit-statement.text.ts'
import { OptionState } from './OptionState.tsx'

/** Portability, self-sponsorship and deferred benefit as of the statement's day: a card each, the deferred benefit beside the others. */
export function StatementOptions({ content }: { content: ExitStatementContent }) {
  const { portabilidade, autopatrocinio } = content
  return (
    <Columns template="halves" gap="6" align="stretch">
      <Stack gap="6">
        <Card title={exitOptionNames.portabilidade}>
          <Stack gap="4">
            <OptionState reason={portabilidade.motivo} />
            <DescriptionList
              layout="rows"
              items={[
                moneyItem('value', text.portability.value, portabilidade.valor),
                { id: 'tax', term: text.portability.tax, description: text.portability.none },
              ]}
            />
          </Stack>
        </Card>
        <Card title={exitOptionNames.autopatrocinio}>
          <Stack gap="4">
            <OptionState reason={autopatrocinio.motivo} />
            <DescriptionList
              layout="rows"
              items={[
                autopatrocinio.total === null
                  ? { id: 'cost', term: text.sponsorship.cost, description: text.sponsorship.unknown }
                  : moneyItem('cost', text.sponsorship.cost, autopatrocinio.total),
                {
                  id: 'first',
                  term: text.sponsorship.first,
                  description: dateText(autopatrocinio.primeiroVencimento),
                },
              ]}
            />
          </Stack>
        </Card>
      </Stack>
      <DeferralCard deferral={content.bpd} />
    </Columns>
  )
}

function DeferralCard({ deferral }: { deferral: ExitStatementContent['bpd'] }) {
  const { motivo, saldo, taxaMensal, aposentadoriaEm, estimativa } = deferral
  return (
    <Card title={exitOptionNames.bpd}>
      <Stack gap="4">
        <OptionState reason={motivo} />
        <DescriptionList
          layout="rows"
          items={[
            moneyItem('balance', text.deferral.balance, saldo),
            taxaMensal > 0
              ? moneyItem('fee', text.deferral.fee, taxaMensal)
              : { id: 'fee', term: text.deferral.fee, description: text.deferral.noFee },
            aposentadoriaEm !== null && {
              id: 'retirement',
              term: text.deferral.retirement,
              description: dateText(aposentadoriaEm),
            },
            estimativa !== null && moneyItem('reached', text.deferral.reached, estimativa.saldo),
            estimativa !== null && moneyItem('income', estimatedIncomeLabel(estimativa), estimativa.renda),
          ]}
        />
        {estimativa !== null && (
          <Text variant="small" tone="muted">
            {estimateSentence(estimativa)}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
