import { createFileRoute } from '@tanstack/react-router'
import { receiveAddressProof } from '#app/features/addresses/addresses-file.server.ts'

/** Takes a proof of residence of the signed-in person. */
export const Route = createFileRoute('/arquivos/enviar/comprovante-endereco')({
  server: { handlers: { POST: ({ request }) => receiveAddressProof(request) } },
})
