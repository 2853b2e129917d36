import { createFileRoute } from '@tanstack/react-router'
import { receiveResidenceProof } from '#app/features/declarations/declaration-file.server.ts'

/** Takes a proof of residence abroad. */
export const Route = createFileRoute('/arquivos/enviar/comprovante-residencia')({
  server: { handlers: { POST: ({ request }) => receiveResidenceProof(request) } },
})
