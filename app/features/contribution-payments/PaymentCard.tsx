import { buttonClass } from '@portal/design-system/Button/button-class'
import { Card } from '@portal/design-system/Card'
import { CopyButton } from '@portal/design-system/CopyButton'
import { Stat } from '@portal/design-system/Stat'
import { formatReais } from '#app/format/money.ts'
import { PathLink } from '#app/navigation/PathLink.tsx'
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
          <PathLink
            path="/services/gerar-contribuicao"
            search={{ contribuicao: payment.id }}
            className={buttonClass({ variant: 'primary', size: 'compact' })}
            aria-label={`${contributionPaymentsText.open}: ${paymentTitle(competencia)}`}
          >
            {contributionPaymentsText.open}
          </PathLink>
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
