import { createFileRoute } from '@tanstack/react-router'
import { sendReRegistrationReceipt } from '#app/features/re-registration/receipt-file.server.ts'

/** The PDF of a re-registration that was sent, fetched with its token. */
export const Route = createFileRoute('/arquivos/recadastramento')({
  server: { handlers: { GET: () => sendReRegistrationReceipt() } },
})
