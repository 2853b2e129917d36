import autocannon from 'autocannon'
import { median } from '../figures.ts'
import type { MeasuredPortal } from '../measured-portal.ts'
import { tableOf } from '../table.ts'

const ROUNDS = 3
const CONNECTIONS = 8
const WARM_UP_SECONDS = 3

type Rendered = { perSecond: number; p50: number; p99: number }

/**
 * Pages a second that the server draws, eight asked for at once, beside those of a bare Start page: in turns, so that whatever else the
 * machine does meets them all. @returns a table
 */
export async function measureRendering(
  { url, cookies }: MeasuredPortal,
  bareUrl: string,
  seconds: number,
): Promise<string> {
  const pages = [
    { name: 'Start sem mais nada', url: `${bareUrl}/`, cookie: '' },
    { name: 'página de entrada', url: `${url}/login`, cookie: '' },
    { name: 'início de Helena', url: `${url}/`, cookie: cookies.helena },
    { name: 'solicitações de Helena', url: `${url}/services/requests`, cookie: cookies.helena },
    { name: 'central de solicitações', url: `${url}/request-management`, cookie: cookies.marta },
    { name: 'início de Marta', url: `${url}/`, cookie: cookies.marta },
    { name: 'conversas de Marta', url: `${url}/chat`, cookie: cookies.marta },
    { name: 'configuração do tema', url: `${url}/settings/theme-settings`, cookie: cookies.marta },
    { name: 'alterar contribuição', url: `${url}/services/alterar-contribuicao`, cookie: cookies.helena },
  ]
  const rounds: Rendered[][] = pages.map(() => [])
  for (const page of pages) await rendered(page, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, page] of pages.entries()) rounds[index]?.push(await rendered(page, seconds))
  const figures = rounds.map((of) => ({
    perSecond: median(of.map(({ perSecond }) => perSecond)),
    p50: median(of.map(({ p50 }) => p50)),
    p99: median(of.map(({ p99 }) => p99)),
  }))
  const bare = figures[0]?.perSecond ?? Number.NaN
  return tableOf(
    ['', 'páginas/s', 'p50 ms', 'p99 ms', 'parte do Start'],
    pages.map(({ name }, index) => {
      const { perSecond = Number.NaN, p50, p99 } = figures[index] ?? {}
      return [name, perSecond, p50, p99, (perSecond / bare).toFixed(3)]
    }),
  )
}

async function rendered(
  page: { name: string; url: string; cookie: string },
  duration: number,
): Promise<Rendered> {
  const { requests, latency, non2xx } = await autocannon({
    url: page.url,
    headers: { accept: 'text/html', ...(page.cookie ? { cookie: page.cookie } : {}) },
    connections: CONNECTIONS,
    duration,
  })
  if (non2xx > 0) throw new Error(`${page.name} was refused ${non2xx} times`)
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}
