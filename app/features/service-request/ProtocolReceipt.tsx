import { Card } from '@portal/design-system/Card'
import { CopyButton } from '@portal/design-system/CopyButton'
import type { ReactNode } from 'react'
import { formatInstant } from '#app/format/dates.ts'
import { codeText } from '#contract/value-text.ts'
import {
  nextHeading,
  nextList,
  protocol,
  protocolLine,
  protocolName,
  receipt,
  verificationCode,
} from './service-request.css.ts'
import { requestText } from './service-request.text.ts'

export type ProtocolReceiptProps = {
  protocolo: string
  /** When the request was sent, an instant; left out when it is not known. */
  dataSolicitacao?: string
  /** Verification code of what was sent, as the PDF prints it; left out when it is not known. */
  code?: string
  /** What happens next, in order. */
  next: readonly string[]
  /** What was asked. */
  children?: ReactNode
}

/** Proof that a request arrived: its protocol number and what happens now. */
export function ProtocolReceipt({ protocolo, dataSolicitacao, code, next, children }: ProtocolReceiptProps) {
  return (
    <div className={receipt}>
      <Card tone="brand">
        <div className={protocolLine}>
          <div>
            <p className={protocolName}>{requestText.protocol}</p>
            <p className={protocol}>{protocolo}</p>
          </div>
          <CopyButton text={protocolo} label={requestText.copy} />
        </div>
        {dataSolicitacao && (
          <p>
            {requestText.receivedAt} {formatInstant(dataSolicitacao)}
          </p>
        )}
        {code && (
          <p className={verificationCode}>
            {requestText.code}: {codeText(code)}
          </p>
        )}
      </Card>
      {children}
      <div>
        <h3 className={nextHeading}>{requestText.nextTitle}</h3>
        <ol className={nextList}>
          {next.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}
