import { FileLink } from '#app/navigation/FileLink.tsx'
import { useSession } from '#app/session/session-on-screen.ts'

type DeclarationPdfProps = {
  /** Request that the declaration was filed as. */
  idRequisicao: number
  children: string
}

/** Downloads the proof of a declaration. */
export function DeclarationPdf({ idRequisicao, children }: DeclarationPdfProps) {
  const linkId = useSession().link?.id ?? 0
  return (
    <FileLink href={`/arquivos/declaracao/${idRequisicao}`} linkId={linkId}>
      {children}
    </FileLink>
  )
}
