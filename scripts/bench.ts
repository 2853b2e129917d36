import { once } from 'node:events'
import autocannon from 'autocannon'
import { benchEnvironment } from './bench-environment.ts'
import { buildPortal } from './portal-build.ts'
import { startApi, startPortal } from './service.ts'

/*
 * `npm run bench`: requests a second and latencies of what people meet most, on this machine, against a portal and an API of its own
 * on an embedded database of its own, whatever `.env` says. For comparing before and after; never a test.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
process.env = benchEnvironment(process.env)

await buildPortal()
const api = startApi('.cache/bench-data/logs', { demonstration: true })
const portal = startPortal('.cache/bench-data/logs')
const [{ url: apiUrl }, { url: portalUrl }] = await Promise.all([api.ready, portal.ready])

const signedIn = await fetch(`${portalUrl}/login`, {
  method: 'POST',
  redirect: 'manual',
  headers: { origin: portalUrl },
  body: new URLSearchParams({ cpf: '862.883.667-57', senha: 'Prev@2026' }),
})
const cookie = signedIn.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ')
const { token } = (await (
  await fetch(`${apiUrl}/autenticar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf: '16899535009', senha: 'Prev@2026' }),
  })
).json()) as { token: string }

const rows = [
  ['página de entrada', `${portalUrl}/login`, {}],
  ['início de Helena', `${portalUrl}/`, { cookie }],
  ['alterar contribuição', `${portalUrl}/services/alterar-contribuicao`, { cookie }],
  ['solicitações de Helena', `${portalUrl}/services/requests`, { cookie }],
  [
    'API: fila de solicitações',
    `${apiUrl}/retornarSolicitacoes?page=0&limit=5`,
    { authorization: `Bearer ${token}` },
  ],
] as const

for (const [name, url, headers] of rows) {
  const result = await autocannon({ url, headers, connections: 8, duration: SECONDS })
  const { average } = result.requests
  const { p50, p99 } = result.latency
  const line = `${name.padEnd(28)} ${average.toFixed(0).padStart(6)} req/s   p50 ${String(p50).padStart(4)} ms   p99 ${String(p99).padStart(5)} ms`
  process.stdout.write(`${line}${result.non2xx > 0 ? `   ${result.non2xx} recusadas` : ''}\n`)
}
for (const service of [portal, api]) {
  service.stop()
  await Promise.race([service.ended, once(process, 'SIGINT')])
}
process.exit(0)
