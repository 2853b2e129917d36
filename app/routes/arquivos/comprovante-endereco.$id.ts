import { createFileRoute } from '@tanstack/react-router'
import { sendAddressProofFile } from '#app/features/addresses/addresses-file.server.ts'

/** A proof of residence of the signed-in person, fetched with the session's token. */
export const Route = createFileRoute('/arquivos/comprovante-endereco/$id')({
  server: { handlers: { GET: ({ params }) => sendAddressProofFile(params.id) } },
})
