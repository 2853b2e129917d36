import { FileLink, type FileLinkProps } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { requestText } from './service-request.text.ts'

type RequestPaperLinkProps = Pick<FileLinkProps, 'variant' | 'size'> & { idRequisicao: number }

/** The receipt of a request as a PDF, with protocol, steps and code. */
export function RequestPaperLink({ idRequisicao, ...look }: RequestPaperLinkProps) {
  return (
    <FileLink {...look} href={fileHref('solicitacao', idRequisicao)}>
      {requestText.paper}
    </FileLink>
  )
}
