import { FileLink, type FileLinkProps } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { requestText } from './service-request.text.ts'

type RequestReceiptLinkProps = Pick<FileLinkProps, 'variant' | 'size'> & { idRequisicao: number }

/** The receipt of a request as a PDF, with protocol, steps and code. */
export function RequestReceiptLink({ idRequisicao, ...look }: RequestReceiptLinkProps) {
  return (
    <FileLink {...look} href={fileHref('solicitacao', idRequisicao)}>
      {requestText.downloadReceipt}
    </FileLink>
  )
}
