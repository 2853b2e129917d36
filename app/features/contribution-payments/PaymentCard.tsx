import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { CopyButton } from '@portal/design-system/CopyButton'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { formatReais } from '#app/format/money.ts'
import type { ContributionPayment } from '#contract/contribution-payments.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { chargesSentence, dueSentence, paymentTitle } from './contribution-payments-sentences.ts'
import { PaymentDeadline } from './PaymentState.tsx'

/** A contribution that waits for its money: how much, until when, and the line to copy. */
export function PaymentCard({ payment }: { payment: ContributionPayment }) {
  const { competencia, valor, encargos, linhaFormatada } = payment
  return (
    <Card title={paymentTitle(competencia)} headingLevel={3} action={<PaymentDeadline payment={payment} />}>
      <Stack>
        <Stat
          label={encargos ? contributionPaymentsText.charges.total : dueSentence(payment)}
          value={formatReais(encargos?.total ?? valor)}
          detail={encargos && `${dueSentence(payment)}. ${chargesSentence(encargos, valor)}.`}
        />
        {linhaFormatada && (
          <div>
            <Text variant="small" tone="muted">
              {contributionPaymentsText.line}
            </Text>
            <Text tone="strong" breaksAnywhere isSelectedWhole>
              {linhaFormatada}
            </Text>
          </div>
        )}
        <Cluster>
          <LinkButton
            href={`/services/gerar-contribuicao?contribuicao=${payment.id}`}
            size="compact"
            aria-label={`${contributionPaymentsText.open}: ${paymentTitle(competencia)}`}
          >
            {contributionPaymentsText.open}
          </LinkButton>
          {linhaFormatada && (
            <CopyButton
              text={linhaFormatada.replaceAll(/\D/g, '')}
              label={contributionPaymentsText.copyLine}
            />
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
