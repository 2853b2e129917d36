import { Card } from '@portal/design-system/Card'
import { CopyButton } from '@portal/design-system/CopyButton'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stat } from '@portal/design-system/Stat'
import { formatReais } from '#app/format/money.ts'
import type { ContributionPayment } from '#contract/contribution-payments.ts'
import { actions, digits, lineName, stack } from './contribution-payments.css.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { chargesSentence, dueSentence, paymentTitle } from './contribution-payments-sentences.ts'
import { PaymentState } from './PaymentState.tsx'

/** A contribution that waits for its money: how much, until when, and the line to copy. */
export function PaymentCard({ payment }: { payment: ContributionPayment }) {
  const { competencia, situacao, valor, encargos, linhaFormatada } = payment
  return (
    <Card title={paymentTitle(competencia)} headingLevel={3} action={<PaymentState state={situacao} />}>
      <div className={stack}>
        <Stat
          label={encargos ? contributionPaymentsText.charges.total : dueSentence(payment)}
          value={formatReais(encargos?.total ?? valor)}
          detail={encargos && `${dueSentence(payment)}. ${chargesSentence(encargos, valor)}.`}
        />
        {linhaFormatada && (
          <div>
            <p className={lineName}>{contributionPaymentsText.line}</p>
            <p className={digits}>{linhaFormatada}</p>
          </div>
        )}
        <div className={actions}>
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
        </div>
      </div>
    </Card>
  )
}
