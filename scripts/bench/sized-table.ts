import { exponent } from './figures.ts'
import type { Latency } from './latency.ts'
import { type Cell, tableOf } from './table.ts'

/**
 * One kind of question, as it was answered by a database of one size; `refused`: the status of an answer that was none. `perSecond`:
 * answers while eight asked at once; missing where that was more than the API takes.
 */
export type Answered = { name: string } & (
  | (Latency & { perSecond?: number; refused?: undefined })
  | { refused: number }
)

export type AtSize = { requests: number; answered: readonly Answered[] }

/**
 * A line for each question: the median at every size, at the largest also p99 and answers a second of eight callers at once, and how the
 * median grows with the number of requests.
 */
export function sizedTable(sizes: readonly AtSize[]): string {
  const names = [...new Set(sizes.flatMap(({ answered }) => answered.map(({ name }) => name)))]
  const head = ['', ...sizes.map(({ requests }) => `p50 de ${requests}`), 'p99 ms', 'por segundo', 'expoente']
  return tableOf(
    head,
    names.map((name) => lineOf(name, sizes)),
  )
}

function lineOf(name: string, sizes: readonly AtSize[]): Cell[] {
  const found = sizes.map(({ requests, answered }) => ({
    requests,
    answer: answered.find((answer) => answer.name === name),
  }))
  const medians = found.map(({ answer }) => {
    if (!answer) return undefined
    return answer.refused === undefined ? answer.p50 : `recusada (${answer.refused})`
  })
  const largest = found.at(-1)?.answer
  const measured = found.flatMap(({ requests, answer }) =>
    requests > 0 && answer && answer.refused === undefined ? [{ size: requests, time: answer.p50 }] : [],
  )
  const atLargest =
    largest && largest.refused === undefined ? [largest.p99, largest.perSecond] : [undefined, undefined]
  return [name, ...medians, ...atLargest, measured.length > 1 ? exponent(measured) : undefined]
}
