import { createHash } from 'node:crypto'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openapiDocument } from './openapi-document.ts'

/** Anybody may read it and keep it, and asks each time whether it is another: the next version of the API says something else. */
const REVALIDATED = 'public, no-cache'

/** `/openapi.json`, and at `/documentacao` a page to read it, with everything it needs served from here. */
export async function registerDocumentation(http: FastifyInstance): Promise<void> {
  const document = openapiDocument()
  await http.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  })
  await http.register(swaggerUi, {
    routePrefix: '/documentacao',
    staticCSP: {
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
    },
    theme: { title: 'API do Portal do Participante' },
    uiHooks: {
      onRequest: (_, reply, done) => {
        void reply.header('cache-control', REVALIDATED)
        done()
      },
    },
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1, validatorUrl: null },
  })
  const content = JSON.stringify(document)
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`
  http.get('/openapi.json', async (request, reply) => {
    void reply.headers({ 'cache-control': REVALIDATED, etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(content)
  })
}
