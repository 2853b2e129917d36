import { setTimeout as wait } from 'node:timers/promises'
import { startApi } from '../service.ts'
import { type Caller, Refused, signIn, visitors } from './api-client.ts'
import { type Veteran, veteransOf } from './large-database.ts'
import { latency, throughput } from './latency.ts'
import type { Answered } from './sized-table.ts'

/** An API on a database of the benchmark. `requests`: how many there are beside the demonstration's. */
export type MeasuredApi = {
  url: string
  pid: number
  requests: number
  /** An administrator, and a participant. */
  marta: Caller
  helena: Caller
  /** Who moved something for thirty years, where the database has them. */
  veterans: readonly (Caller & Veteran)[]
  stop: () => Promise<unknown>
}

export const LOGS = '.cache/bench-data/logs'

/** Starts an API for that database. One at a time: they share a port. */
export async function startMeasuredApi(databaseUrl: string, requests: number): Promise<MeasuredApi> {
  process.env.DATABASE_URL = databaseUrl
  const service = startApi(LOGS, { demonstration: true })
  const { url } = await service.ready
  const [marta, helena] = await Promise.all([signIn(url, visitors.marta), signIn(url, visitors.helena)])
  const veterans = await Promise.all(
    (await veteransOf(databaseUrl)).map(async (veteran) => ({
      ...veteran,
      ...(await signIn(url, veteran.cpf)),
    })),
  )
  const stop = () => {
    service.stop()
    return service.ended
  }
  return { url, pid: service.pid, requests, marta, helena, veterans, stop }
}

/** A call, under the name by which it is reported. */
export type Question = { name: string; path: string }

/** After a refusal, milliseconds: what was asked before it may still be worked on. */
const RECOVERY_MS = 3000

/** Asks each question for a while. What is refused is reported as such and not timed. */
export async function answersTo(caller: Caller, questions: readonly Question[]): Promise<Answered[]> {
  const answered: Answered[] = []
  for (const { name, path } of questions) {
    const ask = () => caller.get(path)
    const alone = await orRefusal(latency(ask))
    if (alone instanceof Refused) {
      answered.push({ name, refused: alone.status })
      continue
    }
    const perSecond = await orRefusal(throughput(ask))
    answered.push({ name, ...alone, perSecond: perSecond instanceof Refused ? undefined : perSecond })
  }
  return answered
}

/** The measurement, or the reason why there is none. */
async function orRefusal<Figure>(measuring: Promise<Figure>): Promise<Figure | Refused> {
  try {
    return await measuring
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await wait(RECOVERY_MS)
    return error
  }
}
