import { useEffect, useRef } from 'react'
import { ProtocolReceipt } from '#app/features/service-request/ProtocolReceipt.tsx'
import { StepHeading } from '#app/features/service-request/StepHeading.tsx'
import { actions } from '#app/features/service-request/service-request.css.ts'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { linkButtonClass } from '#design-system/LinkButton/link-button-class.ts'
import { ChangeFrame } from './ChangeFrame.tsx'
import { effectSentence } from './contribution-sentences.ts'
import { effectLine, narrow } from './contributions.css.ts'
import { contributionsText } from './contributions.text.ts'
import type { FiledChange } from './use-send-change.ts'

const { receipt } = contributionsText

/** Proof of a filed change, from what the API stored. Takes focus, because it came instead of the form. */
export function ChangeReceipt({ filed }: { filed: FiledChange }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <ChangeFrame step="receipt">
      <div className={narrow}>
        <StepHeading ref={heading}>{receipt.heading}</StepHeading>
        <ProtocolReceipt
          protocolo={filed.protocolo}
          dataSolicitacao={filed.dataSolicitacao}
          next={receipt.next}
        >
          <p className={effectLine}>{effectSentence(filed.dados.mesEfeito)}</p>
        </ProtocolReceipt>
        <div className={actions}>
          <PathLink
            path="/services/requests"
            search={{ idRequisicao: filed.idRequisicao }}
            className={linkButtonClass({ variant: 'primary' })}
          >
            {receipt.follow}
          </PathLink>
          <PathLink path="/" className={linkButtonClass({ variant: 'secondary' })}>
            {receipt.home}
          </PathLink>
        </div>
      </div>
    </ChangeFrame>
  )
}
