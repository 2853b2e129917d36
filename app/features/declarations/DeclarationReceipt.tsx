import type { FiledRequest } from '#app/features/service-request/filed-request.ts'
import { RequestReceipt } from '#app/features/service-request/RequestReceipt.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { ReadingLine } from '#contract/readings/reading-line.ts'
import { declarationsText } from './declarations.text.ts'

type DeclarationReceiptProps = { filed: FiledRequest; asked: readonly ReadingLine[] }

/** Proof of a declaration: what was stored, and its PDF. */
export function DeclarationReceipt({ filed, asked }: DeclarationReceiptProps) {
  return (
    <RequestReceipt
      filed={filed}
      asked={asked}
      paper={
        <FileLink href={fileHref('declaracao', filed.idRequisicao)}>{declarationsText.receipt.pdf}</FileLink>
      }
    />
  )
}
