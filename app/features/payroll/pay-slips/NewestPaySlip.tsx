import { Cluster } from '@portal/design-system/Cluster'
import { LinkButton } from '@portal/design-system/LinkButton'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { PaySlipItem } from '#contract/payroll/pay-slips.ts'
import { PaymentAtGlance } from './PaymentAtGlance.tsx'
import { newestSentence } from './pay-slip-sentences.ts'
import { paySlipText } from './pay-slips.text.ts'

/** The newest payment at a glance, and the ways to all of it. */
export function NewestPaySlip({ slip }: { slip: PaySlipItem }) {
  const { newest, pdf } = paySlipText
  return (
    <PaymentAtGlance label={newest.label} detail={newestSentence(slip)} payment={slip}>
      <Cluster>
        <LinkButton href={`/services/contracheque?competencia=${slip.competencia}`}>{newest.open}</LinkButton>
        <FileLink href={fileHref('contracheque', slip.competencia)}>{pdf}</FileLink>
      </Cluster>
    </PaymentAtGlance>
  )
}
