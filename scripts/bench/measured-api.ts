import { startApi } from '../service.ts'
import { type Caller, Refused, signIn, visitors } from './api-client.ts'
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
  stop: () => Promise<unknown>
}

export const LOGS = '.cache/bench-data/logs'

/** Starts an API for that database. One at a time: they share a port. */
export async function startMeasuredApi(databaseUrl: string, requests: number): Promise<MeasuredApi> {
  process.env.DATABASE_URL = databaseUrl
  const service = startApi(LOGS, { demonstration: true })
  const { url } = await service.ready
  const [marta, helena] = await Promise.all([signIn(url, visitors.marta), signIn(url, visitors.helena)])
  const stop = () => {
    service.stop()
    return service.ended
  }
  return { url, pid: service.pid, requests, marta, helena, stop }
}

/** A call, under the name by which it is reported. */
export type Question = { name: string; path: string }

/** Asks each question for a while. What is refused is reported as such and not timed. */
export async function answersTo(caller: Caller, questions: readonly Question[]): Promise<Answered[]> {
  const answered: Answered[] = []
  for (const { name, path } of questions) {
    const ask = () => caller.get(path)
    try {
      answered.push({ name, ...(await latency(ask)), perSecond: await throughput(ask) })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      answered.push({ name, refused: error.status })
    }
  }
  return answered
}
