import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { dueLabel } from '#app/features/collection/slips/slip-sentences.ts'
import type { NextPayment } from '#contract/collection/contribution-payments.ts'
import { reaisText } from '#contract/value-text.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { blockedTitle, issueRule, startLabel } from './contribution-payments-sentences.ts'

const { next: text } = contributionPaymentsText

/** The next payment that can be issued, or the reason why none can. */
export function NextPaymentCard({ next }: { next: NextPayment }) {
  if (next.impedimento !== null) return <Blocked next={next} />
  const { competencia, vencimento, valor, valorFixo, parcelas } = next
  return (
    <Card title={text.heading}>
      <Stack>
        <Stat
          label={dueLabel(vencimento)}
          value={reaisText(valor)}
          detail={valorFixo ? undefined : text.minimum}
          explanation={
            parcelas.length > 0 && (
              <DescriptionList
                layout="rows"
                items={[
                  ...parcelas.map(({ parte, valor: part }) => ({
                    id: parte,
                    term: text.partNames[parte],
                    description: reaisText(part),
                    isNumeric: true,
                  })),
                  { id: 'total', term: text.total, description: reaisText(valor), isNumeric: true },
                ]}
              />
            )
          }
        />
        <Text variant="small" tone="muted">
          {issueRule(next)}
        </Text>
        <Text variant="small" tone="muted">
          {text.debitTitle} {text.debitText}
        </Text>
        <Cluster>
          <LinkButton href="/services/gerar-contribuicao?nova=true">{startLabel(competencia)}</LinkButton>
        </Cluster>
      </Stack>
    </Card>
  )
}

function Blocked({ next }: { next: NextPayment }) {
  return (
    <Card title={text.heading}>
      <Stack>
        <p>{blockedTitle(next)}.</p>
        <Text variant="small" tone="muted">
          {next.impedimento && contributionPaymentsText.blocked[next.impedimento]}
        </Text>
        <Text variant="small" tone="muted">
          {issueRule(next)}
        </Text>
      </Stack>
    </Card>
  )
}
