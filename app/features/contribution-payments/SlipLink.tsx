import { FileLink } from '#app/navigation/FileLink.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import type { ContributionPaymentDetail } from '#contract/contribution-payments.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'

/** Downloads the slip of a contribution; nothing for one without a slip. */
export function SlipLink({ payment: { id, boleto } }: { payment: ContributionPaymentDetail }) {
  const linkId = useSession().link?.id ?? 0
  if (!boleto) return null
  return (
    <FileLink href={`/arquivos/boleto/${id}`} linkId={linkId}>
      {contributionPaymentsText.pdf}
    </FileLink>
  )
}
