import { setTimeout as wait } from 'node:timers/promises'
import { signIn, visitors } from '../api-client.ts'
import { percentile } from '../figures.ts'
import { asking } from '../latency.ts'
import type { MeasuredApi } from '../measured-api.ts'
import { tableOf } from '../table.ts'

const AT_ONCE = 10
const ROUND_MS = 4000
const ROUNDS = 3

/** Sign-ins, ten at once, with a participant reading their list beside; at rest and beside in turns. @returns a table */
export async function measureSignIns({ url, helena }: MeasuredApi): Promise<string> {
  const read = () => helena.get('/retornarSolicitacoes?limit=5')
  const rows: (string | number)[][] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const resting = asking(read)
    await wait(ROUND_MS)
    const atRest = percentile(await resting.stop(), 0.99)
    const others = asking(read)
    const begun = performance.now()
    const took = await signInFor(url, begun + ROUND_MS)
    const perSecond = (took.length * 1000) / (performance.now() - begun)
    const beside = percentile(await others.stop(), 0.99)
    rows.push([
      `${AT_ONCE} de cada vez, rodada ${round}`,
      perSecond,
      percentile(took, 0.5),
      percentile(took, 0.99),
      atRest,
      beside,
      beside / atRest,
    ])
  }
  return tableOf(['', 'por segundo', 'p50 ms', 'p99 ms', 'outros, p99 ms', 'ao lado', 'vezes'], rows)
}

async function signInFor(url: string, until: number): Promise<number[]> {
  const took: number[] = []
  const visitor = async () => {
    while (performance.now() < until) {
      const begun = performance.now()
      await signIn(url, visitors.helena)
      took.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  return took
}
