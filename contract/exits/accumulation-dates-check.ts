import { accumulationProblems } from '#domain/exits/accumulation-dates.ts'
import { readDay } from '#domain/imports/read-day.ts'
import { readNumber } from '#domain/imports/read-number.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { accumulationProblemText, accumulationSentences } from './accumulation-dates.text.ts'
import type { AccumulationsInput } from './accumulation-dates.ts'

type Input = Pick<AccumulationsInput, 'acumulacoes'> & {
  regimeOrigem: AccumulationsInput['regimeOrigem'] | null
}

/** Checks what is told of an arrival. `arrival`: null while none is chosen; of the wire, `valor` in reais. */
export function checkAccumulations(
  { regimeOrigem, acumulacoes }: Input,
  arrival: { recebidoEm: string; valor: number } | null,
): Outcome<null, Complaint> {
  const missing = [
    ...(arrival === null ? [{ field: 'arrival', sentence: accumulationSentences.noArrival }] : []),
    ...(regimeOrigem === null ? [{ field: 'regimeOrigem', sentence: accumulationSentences.noRegime }] : []),
  ]
  if (arrival === null || regimeOrigem === null) return { ok: false, problems: missing }
  const came = { arrivedOn: arrival.recebidoEm, amount: arrival.valor }
  const problems = accumulationProblems(
    came,
    regimeOrigem === 'regressivo',
    acumulacoes.map(({ data, valor }) => ({ date: data, amount: valor })),
  )
  if (problems.length === 0) return { ok: true, result: null }
  return complaints(problems, (problem) => [
    problem.code === 'origin-progressive' ? 'regimeOrigem' : 'acumulacoes',
    accumulationProblemText(problem, came),
  ])
}

/** No span of years: one of two digits is asked for. */
const NEVER = { from: '', to: '' }

/** Days and amounts as they are pasted, one a line: `15/03/2019 1.234,56`. The first line that cannot be read is the complaint. */
export function readAccumulations(text: string): Outcome<AccumulationsInput['acumulacoes'], Complaint> {
  const read: AccumulationsInput['acumulacoes'] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [, day = '', amount = ''] = /^\s*([\d/-]+)[\s;]+(\S.*?)\s*$/.exec(line) ?? []
    const told = { data: readDay(day, { span: NEVER }), valor: readNumber(amount, { of: 'reais' }) }
    if (!('value' in told.data && 'value' in told.valor && /^\d+(\.\d{1,2})?$/.test(told.valor.value))) {
      return {
        ok: false,
        problems: [{ field: 'acumulacoes', sentence: accumulationSentences.unreadable(index + 1) }],
      }
    }
    read.push({ data: told.data.value, valor: Number(told.valor.value) })
  }
  return { ok: true, result: read }
}
