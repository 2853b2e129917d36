import { setTimeout as wait } from 'node:timers/promises'
import { demoPeople } from '#backend/demo/people.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { Refused, signIn } from '../api-client.ts'
import { percentile } from '../figures.ts'
import { asking } from '../latency.ts'
import type { MeasuredApi } from '../measured-api.ts'
import { tableOf } from '../table.ts'

const AT_ONCE = 10
const ROUND_MS = 4000
const ROUNDS = 3

/** Places from which people sign in, of one network: one alone may only so often in a minute. */
const PLACES = 250

type SignIns = { took: number[]; refused: number }

/** Sign-ins of ten people at once, with a participant reading their list beside; at rest and beside in turns. @returns a table */
export async function measureSignIns({ url, helena }: MeasuredApi): Promise<string> {
  const read = () => helena.get('/retornarSolicitacoes?limit=5')
  const rows: (string | number)[][] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const resting = asking(read)
    await wait(ROUND_MS)
    const atRest = percentile((await resting.stop()).took, 0.99)
    const others = asking(read)
    const begun = performance.now()
    const { took, refused } = await signInFor(url, begun + ROUND_MS)
    const perSecond = (took.length * 1000) / (performance.now() - begun)
    const beside = percentile((await others.stop()).took, 0.99)
    const ownWait = [percentile(took, 0.5), percentile(took, 0.99)]
    rows.push([`rodada ${round}`, perSecond, refused, ...ownWait, atRest, beside, beside / atRest])
  }
  return tableOf(
    ['', 'por segundo', 'recusadas', 'p50 ms', 'p99 ms', 'outros, p99 ms', 'ao lado', 'vezes'],
    rows,
  )
}

async function signInFor(url: string, until: number): Promise<SignIns> {
  const done: SignIns = { took: [], refused: 0 }
  let place = 0
  const visitor = async (cpf: string) => {
    while (performance.now() < until) {
      const begun = performance.now()
      place = (place % PLACES) + 1
      try {
        await signIn(url, cpf, `10.7.7.${place}`)
        done.took.push(performance.now() - begun)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        done.refused += 1
      }
    }
  }
  const people = demoPeople(saoPauloDateOf(new Date())).slice(0, AT_ONCE)
  await Promise.all(people.map(({ cpf }) => visitor(cpf)))
  return done
}
