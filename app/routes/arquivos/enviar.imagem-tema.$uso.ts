import { createFileRoute } from '@tanstack/react-router'
import { receiveThemeImage } from '#app/features/themes/themes-file.server.ts'

/** Takes an image for a theme. */
export const Route = createFileRoute('/arquivos/enviar/imagem-tema/$uso')({
  server: { handlers: { POST: ({ params, request }) => receiveThemeImage(params.uso, request) } },
})
