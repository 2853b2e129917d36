import type { FiledRequest } from '#app/features/service-request/filed-request.ts'
import { RequestReceipt } from '#app/features/service-request/RequestReceipt.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import { AnswerList } from './AnswerList.tsx'
import type { AnswerLine } from './answer-lines.ts'
import { declarationsText } from './declarations.text.ts'

type DeclarationReceiptProps = { filed: FiledRequest; lines: readonly AnswerLine[] }

/** Proof of a declaration: what was stored, and its PDF. */
export function DeclarationReceipt({ filed, lines }: DeclarationReceiptProps) {
  const linkId = useSession().link?.id ?? 0
  return (
    <RequestReceipt
      filed={filed}
      paper={
        <FileLink href={`/arquivos/declaracao/${filed.idRequisicao}`} linkId={linkId}>
          {declarationsText.receipt.pdf}
        </FileLink>
      }
    >
      <AnswerList lines={lines} />
    </RequestReceipt>
  )
}
