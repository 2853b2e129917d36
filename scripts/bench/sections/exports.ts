import { setTimeout as wait } from 'node:timers/promises'
import { Refused } from '../api-client.ts'
import { percentile } from '../figures.ts'
import { asking } from '../latency.ts'
import type { MeasuredApi } from '../measured-api.ts'
import { memoryOf, watchMemory } from '../process-memory.ts'
import { tableOf } from '../table.ts'

/** One spreadsheet: its rows, how long it took until it was delivered, the API's memory, and how long others waited meanwhile. */
export type Exported = {
  name: string
  rows?: number
  seconds?: number
  refused?: number
  memory: { before: number; most: number }
  others: { atRest: number; beside: number; refused: number }
}

const REST_MS = 3000
const POLL_MS = 200

/** Longest wait for one spreadsheet, milliseconds. */
const TIMEOUT_MS = 15 * 60_000

/** Spreadsheets of about a month's requests and of all of them, with a participant reading their list beside. */
export async function measureExports(api: MeasuredApi): Promise<Exported[]> {
  const month = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
  return [
    await exported(api, 'um mês', `dataSolicitacaoInicio=${month}`),
    await exported(api, 'todas', 'idPessoa=0'),
  ]
}

async function exported(api: MeasuredApi, name: string, query: string): Promise<Exported> {
  const { helena, pid, requests } = api
  const rows = await rowsOf(api, query)
  const read = () => helena.get('/retornarSolicitacoes?limit=5')
  const resting = asking(read)
  await wait(REST_MS)
  const atRest = await resting.stop()
  const before = memoryOf(pid)
  const memory = watchMemory(pid)
  const others = asking(read)
  const begun = performance.now()
  const refused = await spreadsheet(api, query)
  const seconds = (performance.now() - begun) / 1000
  const beside = await others.stop()
  return {
    name: `${requests}: ${name}`,
    rows,
    ...(refused ? { refused } : { seconds }),
    memory: { before, most: memory.stop() },
    others: {
      atRest: percentile(atRest.took, 0.99),
      beside: percentile(beside.took, 0.99),
      refused: atRest.refused + beside.refused,
    },
  }
}

/** How many there are to write; undefined where the list itself is refused. */
async function rowsOf({ marta }: MeasuredApi, query: string): Promise<number | undefined> {
  const answer = await marta.ask(`/retornarSolicitacoes?limit=1&${query}`)
  return answer.ok ? ((await answer.json()) as { totalItems: number }).totalItems : undefined
}

/** Asks for a spreadsheet and reads it once it is there: 409 says that it is still being prepared. @returns the status of a refusal */
async function spreadsheet({ marta }: MeasuredApi, query: string): Promise<number | undefined> {
  try {
    const { link } = (await marta.get(`/exportarDadosRecadastramento?${query}`)) as { link: string }
    const until = performance.now() + TIMEOUT_MS
    for (;;) {
      const answer = await marta.ask(link)
      await answer.arrayBuffer()
      if (answer.ok) return undefined
      if (answer.status !== 409 || performance.now() > until) return answer.status
      await wait(POLL_MS)
    }
  } catch (error) {
    if (error instanceof Refused) return error.status
    throw error
  }
}

/** A line for each spreadsheet. */
export function exportTable(exports: readonly Exported[]): string {
  return tableOf(
    ['', 'linhas', 's', 'linhas/s', 'MiB antes', 'MiB no máximo', 'outros, p99 ms', 'ao lado', 'recusados'],
    exports.map(({ name, rows, seconds, refused, memory, others }) => [
      name,
      rows,
      refused ? `recusada (${refused})` : seconds,
      rows && seconds ? Math.round(rows / seconds) : undefined,
      memory.before,
      memory.most,
      others.atRest,
      others.beside,
      others.refused,
    ]),
  )
}
