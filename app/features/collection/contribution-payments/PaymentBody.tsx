import { SlipBody } from '#app/features/collection/slips/SlipBody.tsx'
import { purposeNames } from '#contract/collection/contribution-payments.text.ts'
import type { ContributionPaymentDetail } from '#contract/collection/contribution-payments.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { creditSentence } from './contribution-payments-sentences.ts'

const { form: text, credited, details } = contributionPaymentsText

/** One contribution: what is owed, the codes that pay it, and its data. */
export function PaymentBody({ payment }: { payment: ContributionPaymentDetail }) {
  const { debito, pagaEm } = payment
  return (
    <SlipBody
      slip={payment}
      details={details}
      pays={purposeNames[payment.finalidade]}
      more={[
        pagaEm !== null && { id: 'credited', term: credited, description: creditSentence(payment) },
        debito && { id: 'bank', term: text.bank, description: text.bankName },
        debito && { id: 'agency', term: text.agency, description: debito.agencia },
        debito && { id: 'account', term: text.account, description: debito.conta },
      ]}
    />
  )
}
