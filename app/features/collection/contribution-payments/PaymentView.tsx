import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { dueSentence } from '#app/features/collection/slips/slip-sentences.ts'
import { slipsText } from '#app/features/collection/slips/slips.text.ts'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { send } from '#app/session/ask.ts'
import type { ContributionPaymentDetail } from '#contract/collection/contribution-payments.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { paymentTitle } from './contribution-payments-sentences.ts'
import { PaymentBody } from './PaymentBody.tsx'

const { cancel: text } = contributionPaymentsText

/** The page of one contribution. */
export function PaymentView({ payment }: { payment: ContributionPaymentDetail }) {
  const { id, situacao, competencia, boleto } = payment
  return (
    <>
      <PageHeader
        before={<BackLink href="/services/gerar-contribuicao">{contributionPaymentsText.back}</BackLink>}
        title={paymentTitle(competencia)}
        description={dueSentence(payment)}
        actions={boleto && <FileLink href={fileHref('boleto', id)}>{slipsText.pdf}</FileLink>}
      />
      <Stack gap="6">
        <PaymentBody payment={payment} />
        {situacao === 'aberta' && (
          <Cluster>
            <CancelPayment id={id} />
          </Cluster>
        )}
      </Stack>
    </>
  )
}

/** Takes back a contribution that was not paid, after asking. */
function CancelPayment({ id }: { id: number }) {
  const cancelling = useCommand(send('cancelarContribuicaoGerada'))
  return (
    <ConfirmAct
      trigger={<Button variant="secondary">{text.action}</Button>}
      title={text.title}
      confirm={text.action}
      cancel={text.keep}
      tone="danger"
      command={cancelling}
      act={() => cancelling.run({ idContribuicao: id })}
      done={text.done}
    >
      {text.text}
    </ConfirmAct>
  )
}
