import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openapiDocument } from './openapi-document.ts'

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
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1, validatorUrl: null },
  })
  http.get('/openapi.json', async (_, reply) => reply.type('application/json; charset=utf-8').send(document))
}
