import { createFileRoute } from '@tanstack/react-router'
import { sendThemeImage } from '#app/plan/theme-image.server.ts'

/** A plan's logo or background drawing. Public: it holds no data of anyone. */
export const Route = createFileRoute('/tema/$idPlano/$nome')({
  server: {
    handlers: { GET: ({ params, request }) => sendThemeImage(params.idPlano, params.nome, request) },
  },
})
