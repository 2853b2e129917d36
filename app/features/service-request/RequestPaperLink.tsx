import { FileLink, type FileLinkProps } from '#app/navigation/FileLink.tsx'
import { requestText } from './service-request.text.ts'

type RequestPaperLinkProps = Pick<FileLinkProps, 'variant' | 'size'> & { idRequisicao: number }

/** The receipt of a request as a PDF, with protocol, steps and code. */
export function RequestPaperLink({ idRequisicao, ...look }: RequestPaperLinkProps) {
  return (
    <FileLink {...look} href={`/arquivos/solicitacao/${idRequisicao}`}>
      {requestText.paper}
    </FileLink>
  )
}
