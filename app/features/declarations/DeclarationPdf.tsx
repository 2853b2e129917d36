import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'

type DeclarationPdfProps = {
  /** Request that the declaration was filed as. */
  idRequisicao: number
  children: string
}

/** Downloads the proof of a declaration. */
export function DeclarationPdf({ idRequisicao, children }: DeclarationPdfProps) {
  return <FileLink href={fileHref('declaracao', idRequisicao)}>{children}</FileLink>
}
