import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { ContributionPaymentDetail } from '#contract/contribution-payments.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'

/** Downloads the slip of a contribution; nothing for one without a slip. */
export function SlipLink({ payment: { id, boleto } }: { payment: ContributionPaymentDetail }) {
  if (!boleto) return null
  return <FileLink href={fileHref('boleto', id)}>{contributionPaymentsText.pdf}</FileLink>
}
