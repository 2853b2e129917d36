import { sql } from 'drizzle-orm'
import type { Api } from '../api.ts'

/** `/saude`: 200 when this process answers and its database does, 503 otherwise. For whoever watches the service; needs no token. */
export function registerHealth(api: Api): void {
  api.http.get('/saude', { config: { rateLimit: false } }, async (_, reply) => {
    await api.database.execute(sql`select 1`)
    return reply.header('cache-control', 'no-store').send({ situacao: 'ok', banco: 'ok' })
  })
}
