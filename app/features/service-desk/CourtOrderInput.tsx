import { useMemo } from 'react'
import { ProofInput } from '#app/forms/ProofInput.tsx'
import { sendFile } from '#app/forms/send-file.ts'
import { uploadHref } from '#app/navigation/file-address.ts'
import { sentProof } from '#contract/proof.ts'

import { linkActionsText } from './link-actions.text.ts'

const { order: text } = linkActionsText

/** The document of an order of a court, kept under the person whom it is about. */
export function CourtOrderInput({ idPessoa }: { idPessoa: number }) {
  const upload = useMemo(() => sendFile(uploadHref('ordem-judicial', idPessoa), sentProof), [idPessoa])
  return <ProofInput upload={upload} label={text.document} description={text.documentHint} />
}
