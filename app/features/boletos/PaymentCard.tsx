import { formatReais } from '#app/format/money.ts'
import { PathLink } from '#app/navigation/PathLink.tsx'
import type { ContributionPayment } from '#contract/boletos.ts'
import { buttonClass } from '#design-system/Button/button-class.ts'
import { Card } from '#design-system/Card/Card.tsx'
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx'
import { Stat } from '#design-system/Stat/Stat.tsx'
import { actions, digits, lineName, stack } from './boletos.css.ts'
import { boletosText } from './boletos.text.ts'
import { chargesSentence, dueSentence, paymentTitle } from './boletos-sentences.ts'
import { PaymentState } from './PaymentState.tsx'

/** A contribution that waits for its money: how much, until when, and the line to copy. */
export function PaymentCard({ payment }: { payment: ContributionPayment }) {
  const { competencia, situacao, valor, encargos, linhaFormatada } = payment
  return (
    <Card title={paymentTitle(competencia)} headingLevel={3} action={<PaymentState state={situacao} />}>
      <div className={stack}>
        <Stat
          label={encargos ? boletosText.charges.total : dueSentence(payment)}
          value={formatReais(encargos?.total ?? valor)}
          detail={encargos && `${dueSentence(payment)}. ${chargesSentence(encargos, valor)}.`}
        />
        {linhaFormatada && (
          <div>
            <p className={lineName}>{boletosText.line}</p>
            <p className={digits}>{linhaFormatada}</p>
          </div>
        )}
        <div className={actions}>
          <PathLink
            path="/services/gerar-contribuicao"
            search={{ contribuicao: payment.id }}
            className={buttonClass({ variant: 'primary', size: 'compact' })}
            aria-label={`${boletosText.open}: ${paymentTitle(competencia)}`}
          >
            {boletosText.open}
          </PathLink>
          {linhaFormatada && (
            <CopyButton text={linhaFormatada.replaceAll(/\D/g, '')} label={boletosText.copyLine} />
          )}
        </div>
      </div>
    </Card>
  )
}
