import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { CopyButton } from '@portal/design-system/CopyButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { ReactNode } from 'react'
import { codeText, dateText, instantText } from '#contract/value-text.ts'
import { requestText } from './service-request.text.ts'

export type ProtocolReceiptProps = {
  protocolo: string
  /** Subject of the request; left out where the page already names it. */
  about?: string
  /** When the request was sent, an instant; left out when it is not known. */
  dataSolicitacao?: string
  /** Last day of the decision; left out where nothing is decided. */
  deadline?: string | null | undefined
  /** Verification code of what was sent, as the PDF prints it; left out when it is not known. */
  code?: string
  /** Next steps, in order. */
  next: readonly string[]
  /** Requested data. */
  children?: ReactNode
}

/** Proof that a request arrived: its protocol number and what happens now. */
export function ProtocolReceipt({
  protocolo,
  about,
  dataSolicitacao,
  deadline,
  code,
  next,
  children,
}: ProtocolReceiptProps) {
  return (
    <Stack gap="6" width="measure">
      <Card tone="brand">
        <Cluster gap="6" rowGap="3" align="end">
          <div>
            <Text variant="small" tone="muted">
              {requestText.protocol}
            </Text>
            <Text variant="heading" tone="strong" isSelectedWhole>
              {protocolo}
            </Text>
          </div>
          <CopyButton text={protocolo} label={requestText.copy} />
        </Cluster>
        {about && <p>{about}</p>}
        {dataSolicitacao && (
          <p>
            {requestText.receivedAt} {instantText(dataSolicitacao)}
          </p>
        )}
        {deadline && <p>{requestText.deadline(dateText(deadline))}</p>}
        {code && (
          <Text variant="small">
            {requestText.code}: {codeText(code)}
          </Text>
        )}
      </Card>
      {children}
      <div>
        <Text as="h3" variant="subtitle">
          {requestText.nextTitle}
        </Text>
        <Stack as="ol" gap="2" marks="numbers">
          {next.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
      </div>
    </Stack>
  )
}
