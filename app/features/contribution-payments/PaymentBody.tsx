import { Accordion } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { FigureExplanation } from '#app/features/service-request/FigureExplanation.tsx'
import { formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { purposeNames } from '#contract/contribution-payments.text.ts'
import type { ContributionPaymentDetail } from '#contract/contribution-payments.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import {
  chargeLines,
  chargesNote,
  chargesSentence,
  creditSentence,
  dueSentence,
} from './contribution-payments-sentences.ts'
import { PaymentDeadline } from './PaymentState.tsx'
import { SlipCodes } from './SlipCodes.tsx'

/** One contribution: what is owed, the codes that pay it, and its data. */
export function PaymentBody({ payment }: { payment: ContributionPaymentDetail }) {
  const { valor, encargos, boleto } = payment
  return (
    <Stack gap="6">
      <Card>
        <Stack>
          <div>
            <PaymentDeadline payment={payment} />
          </div>
          <Stat
            size="large"
            label={encargos ? contributionPaymentsText.charges.total : contributionPaymentsText.facts.amount}
            value={formatReais(encargos?.total ?? payment.valorPago ?? valor)}
            detail={encargos ? chargesSentence(encargos, valor) : dueSentence(payment)}
          />
          {encargos && (
            <Accordion>
              <FigureExplanation
                title={contributionPaymentsText.charges.heading}
                headingLevel={2}
                lines={chargeLines(valor, encargos)}
                note={chargesNote(encargos)}
              />
            </Accordion>
          )}
        </Stack>
      </Card>
      {boleto ? (
        <Columns template="mainAside">
          <SlipCodes codes={boleto} />
          <PaymentFacts payment={payment} />
        </Columns>
      ) : (
        <PaymentFacts payment={payment} />
      )}
    </Stack>
  )
}

function PaymentFacts({ payment }: { payment: ContributionPaymentDetail }) {
  const { facts: text, form } = contributionPaymentsText
  const { beneficiario, pagador, debito, boleto } = payment
  const item = (id: keyof typeof text, description: string | null | undefined) =>
    description != null && { id, term: text[id], description }
  return (
    <Card title={contributionPaymentsText.details}>
      <DescriptionList
        layout="rows"
        items={[
          item('purpose', purposeNames[payment.finalidade]),
          { id: 'amount', term: text.amount, description: formatReais(payment.valor), isNumeric: true },
          item('due', formatDate(payment.vencimento)),
          item('payable', formatDate(payment.pagavelAte)),
          item('paid', payment.pagaEm && formatDate(payment.pagaEm)),
          payment.valorPago !== null && {
            id: 'paidAmount',
            term: text.paidAmount,
            description: formatReais(payment.valorPago),
            isNumeric: true,
          },
          item('credited', payment.pagaEm && creditSentence(payment)),
          debito && { id: 'bank', term: form.bank, description: form.bankName },
          debito && { id: 'agency', term: form.agency, description: debito.agencia },
          debito && { id: 'account', term: form.account, description: debito.conta },
          item('number', boleto?.nossoNumero),
          item('document', String(payment.id)),
          item('issued', formatDate(payment.emitidaEm)),
          item('beneficiary', beneficiario.nome),
          item('cnpj', beneficiario.cnpj),
          item('payer', pagador.nome),
          item('cpf', pagador.cpf),
          item('plan', `${payment.plano.nome} · ${payment.matricula}`),
        ]}
      />
    </Card>
  )
}
