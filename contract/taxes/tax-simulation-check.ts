import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import type { WordOf } from '../wire-words.ts'
import type { YesNo } from '../yes-no.ts'
import type { simulatedExitWords } from './wire-words.ts'

/** Least and most of a number, whether it counts something, and what is said beyond. */
type Range = { least: number; most: number; isWhole?: boolean; sentence: string }

/** The numbers of a simulation by wire path: money in reais, the return in points a year, times in years. */
export const simulationRanges = {
  contribuicao: { least: 0, most: 1_000_000, sentence: 'Informe de R$ 0,00 a R$ 1.000.000,00.' },
  saida: { least: 1, most: 40, isWhole: true, sentence: 'Informe de 1 a 40 anos.' },
  prazo: { least: 5, most: 30, isWhole: true, sentence: 'Informe de 5 a 30 anos.' },
  rentabilidade: { least: 0, most: 20, sentence: 'Informe de 0% a 20%.' },
  outrasRendas: { least: 0, most: 100_000_000, sentence: 'Informe de R$ 0,00 a R$ 100.000.000,00.' },
  dependentes: { least: 0, most: 20, isWhole: true, sentence: 'Informe de 0 a 20 dependentes.' },
  rendaAtual: {
    least: 0.01,
    most: 100_000_000,
    sentence: 'Informe a sua renda, até R$ 100.000.000,00.',
  },
} as const satisfies Readonly<Record<string, Range>>

type NumberPath = keyof typeof simulationRanges
const numberPaths = Object.keys(simulationRanges) as NumberPath[]

/** A simulation as it is filled in; null: an empty field. */
export type SimulationValues = Readonly<Record<NumberPath, number | null>> & {
  usaSaldo: YesNo
  forma: WordOf<typeof simulatedExitWords>
  deduz: YesNo
}

/** Values that can be calculated, or every complaint. What they leave out (the term, the income) is not complained about. */
export function checkSimulationValues(values: SimulationValues): Outcome<SimulationValues, Complaint> {
  const asked = numberPaths.filter((path) => {
    if (path === 'prazo') return values.forma === 'prazo-certo'
    return path !== 'rendaAtual' || values.deduz === 'S'
  })
  const problems: Complaint[] = asked
    .filter((path) => !isWithin(values[path], simulationRanges[path]))
    .map((path) => ({ field: path, sentence: simulationRanges[path].sentence }))
  if (values.usaSaldo === 'N' && values.contribuicao === 0)
    problems.push({ field: 'contribuicao', sentence: 'Começando do zero, informe uma contribuição.' })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, result: values }
}

function isWithin(value: number | null, { least, most, isWhole = false }: Range): boolean {
  return value !== null && value >= least && value <= most && (!isWhole || Number.isInteger(value))
}
