import { DescriptionList } from '@portal/design-system/DescriptionList'
import { missingPayment } from '#app/features/request-engine/missing-payment.ts'
import { ServiceRequest } from '#app/features/request-engine/ServiceRequest.tsx'
import { useRequestDraft } from '#app/features/request-engine/use-request-draft.ts'
import { useServiceRequest } from '#app/features/request-engine/use-service-request.ts'
import { send } from '#app/session/ask.ts'
import { checkIssueValues } from '#contract/collection/contribution-payment-check.ts'
import {
  type ContributionPaymentDetail,
  issueValues,
  type NextPayment,
} from '#contract/collection/contribution-payments.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { issueConfirm, issueConsequence, paymentTitle } from './contribution-payments-sentences.ts'
import { IssueFields } from './IssueFields.tsx'
import { firstValues, issueInput } from './issue-input.ts'

const { form: text } = contributionPaymentsText
const labels = {
  valorContribuicao: text.amount,
  formaPagamento: text.method,
  agencia: text.agency,
  conta: text.account,
}

type IssueRequestProps = { next: NextPayment; onSent: (issued: ContributionPaymentDetail) => void }

/** A contribution on its way to be issued: amount, way to pay, a last look. */
export function IssueRequest({ next, onSent }: IssueRequestProps) {
  const flow = useServiceRequest({
    draft: useRequestDraft({ servico: 'gerar-contribuicao' }),
    returned: null,
    labels,
    values: issueValues,
    first: () => firstValues(next),
    check: (values) => checkIssueValues(values, next),
    send: (values, { chaveEnvio }) => send('gerarContribuicao')({ data: issueInput(values, chaveEnvio) }),
    onSent,
  })
  const { valorContribuicao, formaPagamento, agencia, conta } = flow.form.state.values
  const isDebit = formaPagamento === PaymentMethod.debit
  return (
    <ServiceRequest
      flow={flow}
      returned={null}
      heading={next.valorFixo ? text.fixedHeading : text.heading}
      submit={text.submit}
      fields={<IssueFields form={flow.form} next={next} />}
      missing={missingPayment}
      review={
        <DescriptionList
          layout="rows"
          items={[
            { id: 'what', term: text.review, description: paymentTitle(next.competencia) },
            {
              id: 'amount',
              term: text.amount,
              description: reaisText(valorContribuicao ?? 0),
              isNumeric: true,
            },
            { id: 'due', term: text.due, description: dateText(next.vencimento) },
            { id: 'method', term: text.method, description: isDebit ? text.debit : text.boleto },
            isDebit && { id: 'agency', term: text.agency, description: agencia },
            isDebit && { id: 'account', term: text.account, description: conta },
          ]}
        />
      }
      consequence={issueConsequence(valorContribuicao ?? 0, isDebit, next)}
      undo={text.undo}
      confirm={issueConfirm(isDebit, next)}
    />
  )
}
