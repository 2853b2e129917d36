import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RegimeOnWire, SimulationAnswer } from '#contract/taxes/tax-regime.ts'
import { reaisText } from '#contract/value-text.ts'
import { paidYears } from './simulated-year.ts'
import { simulated } from './tax-simulator.fixtures.ts'
import {
  exemptionSentence,
  findingSentence,
  rangesSentence,
  timingSentence,
} from './tax-simulator-sentences.ts'

/** Years of exit of each person: few, so that 5,000 people take seconds; the sentences only count them. */
const EXITS = [1, 6, 12]

const reais = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100)
const somebody = fc.record({
  lots: fc.array(fc.record({ monthsHeld: fc.integer({ min: 0, max: 400 }), value: reais(400_000) }), {
    minLength: 1,
    maxLength: 2,
  }),
  ageToday: fc.integer({ min: 18, max: 80 }),
  rentabilidade: fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10),
  outrasRendas: fc.oneof(fc.constant(0), reais(200_000)),
  dependentes: fc.integer({ min: 0, max: 3 }),
  saida: fc.constantFrom(...EXITS),
  forma: fc.oneof(
    { weight: 9, arbitrary: fc.constant('unico' as const) },
    { weight: 1, arbitrary: fc.constant('prazo-certo' as const) },
  ),
  prazo: fc.constant(5),
})

/** Verdict on a year, parsed from the words of `rangesSentence`: the cheaper regime, or null when both cost the same. */
function saidOf(sentence: string, year: number): (RegimeOnWire | null)[] {
  return sentence
    .toLowerCase()
    .replace(/\.$/, '')
    .split('; ')
    .filter((part) => {
      if (part.startsWith('em qualquer ano')) return true
      const years = part.slice(part.indexOf('depois de ') + 'depois de '.length)
      return years.split(/, | ou /).some((range) => {
        const [from = 0, to = from] = (range.match(/\d+/g) ?? []).map(Number)
        return from <= year && year <= to
      })
    })
    .map((part) => {
      if (part.includes('o regressivo custa menos')) return 'regressivo'
      return part.includes('o progressivo custa menos') ? 'progressivo' : null
    })
}

type Year = SimulationAnswer['anos'][number]

const cheaperOf = ({ regressivo, progressivo }: Year) => {
  if (regressivo.imposto === progressivo.imposto) return null
  return regressivo.imposto < progressivo.imposto ? 'regressivo' : 'progressivo'
}

/** Years of the table of which the sentence says nothing, two things, or another regime. */
function wrongYears(answer: SimulationAnswer): number[] {
  const sentence = rangesSentence(answer)
  return answer.anos
    .filter((year) => {
      const said = saidOf(sentence, year.ano)
      return said.length !== 1 || said[0] !== cheaperOf(year)
    })
    .map(({ ano }) => ano)
}

/** Expected finding of a year. */
function finding(year: Year): string {
  const cheaper = cheaperOf(year)
  const when = `Saindo depois de ${year.ano === 1 ? '1 ano' : `${year.ano} anos`}`
  if (cheaper === null) return `${when}, os dois regimes cobram o mesmo.`
  const less = Math.abs(year.regressivo.imposto - year.progressivo.imposto)
  return `${when}, você paga ${reaisText(less)} a menos de imposto no ${cheaper}.`
}

/** The regime that leaves more in today's money, where it is not the one that costs less tax. */
function worthMoreLater(year: Year): string | null {
  const [one, other] = [year.regressivo.valorPresente, year.progressivo.valorPresente]
  const worthMore = one > other ? 'regressivo' : 'progressivo'
  return one === other || cheaperOf(year) === null || cheaperOf(year) === worthMore ? null : worthMore
}

it('what the sentences say holds in the table, for 5,000 people', () => {
  fc.assert(
    fc.property(somebody, (person) => {
      const answer = simulated({ ...person, usaSaldo: 'S' }, EXITS)
      expect(wrongYears(answer)).toEqual([])
      for (const year of answer.anos.filter(({ ano, saldo }) => ano === answer.saida && saldo > 0)) {
        expect(findingSentence(year)).toBe(finding(year))
        expect(/sobra mais no (\w+)/.exec(timingSentence(year) ?? '')?.[1] ?? null).toBe(worthMoreLater(year))
        const begins = (answer.idade ?? 0) + year.ano
        // A balance of a cent pays an income that rounds to nothing, and to no year.
        const isExempt = year.rendaMensal !== null && (begins >= 65 || begins + paidYears(year) > 65)
        expect(exemptionSentence(answer, year).includes('a conta já desconta isso')).toBe(isExempt)
      }
    }),
    { numRuns: 5000 },
  )
})
