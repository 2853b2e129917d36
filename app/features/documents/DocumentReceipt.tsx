import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { ProtocolReceipt } from '#app/features/request-engine/ProtocolReceipt.tsx'
import { RequestedDataCard } from '#app/features/request-engine/RequestedDataCard.tsx'
import { RequestReceiptLink } from '#app/features/request-engine/RequestReceiptLink.tsx'
import { useFocusedHeading } from '#app/navigation/use-focused-heading.ts'
import { documentSendingReading } from '#contract/documents/document-sending-reading.ts'
import { documentsText } from './documents.text.ts'
import type { SentReceipt } from './SendDocumentForm.tsx'

const { send: text, parts } = documentsText

type DocumentReceiptProps = { sent: SentReceipt; sentHref: string; onAgain: () => void }

/** Proof of a document that was sent: protocol, and the hash, size and name of the file. */
export function DocumentReceipt({ sent, sentHref, onAgain }: DocumentReceiptProps) {
  const heading = useFocusedHeading(true)
  return (
    <Stack gap="6" width="measure">
      <Text as="h2" variant="title" ref={heading} tabIndex={-1}>
        {text.receipt}
      </Text>
      <ProtocolReceipt
        protocolo={sent.protocolo}
        dataSolicitacao={sent.dataSolicitacao}
        deadline={sent.prazo}
        code={sent.codigo}
        next={text.next}
      >
        <RequestedDataCard lines={documentSendingReading(sent.dados)} isSent />
      </ProtocolReceipt>
      <Cluster isStackedOnPhone>
        <RequestReceiptLink idRequisicao={sent.idRequisicao} />
        <LinkButton href={sentHref} variant="secondary">
          {parts.enviados}
        </LinkButton>
        <Button variant="secondary" onPress={onAgain}>
          {text.again}
        </Button>
      </Cluster>
    </Stack>
  )
}
