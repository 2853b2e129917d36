import { createFileRoute } from '@tanstack/react-router'
import { sendThemeImage } from '#app/plan/theme-image.server.ts'

/** An image of a theme, by the hash of its bytes. Public: it holds no data of anyone. */
export const Route = createFileRoute('/tema/$imagem')({
  server: { handlers: { GET: ({ params, request }) => sendThemeImage(params.imagem, request) } },
})
