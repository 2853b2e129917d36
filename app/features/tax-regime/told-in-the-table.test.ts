import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatReais } from '#app/format/money.ts'
import type { RegimeOnWire, SimulationAnswer } from '#contract/tax-regime.ts'
import { chosenYear, paidYears } from './simulated-year.ts'
import { simulated } from './tax-simulator.fixtures.ts'
import {
  exemptionSentence,
  findingSentence,
  rangesSentence,
  timingSentence,
} from './tax-simulator-sentences.ts'

/** Years of exit of each person: few, so that 5,000 people take seconds; the sentences only count them. */
const EXITS = [1, 9, 40]

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

/** What `rangesSentence` says of a year, read out of its words. */
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

function holds(answer: SimulationAnswer): void {
  for (const { ano, regressivo, progressivo } of answer.anos) {
    const [said, ...more] = saidOf(rangesSentence(answer), ano)
    expect(more).toEqual([])
    expect(Math.sign(progressivo.imposto - regressivo.imposto)).toBe(
      said === null ? 0 : said === 'regressivo' ? 1 : -1,
    )
  }
  const year = chosenYear(answer)
  if (!year) return
  const { regressivo, progressivo } = year
  const finding = findingSentence(year)
  const less = Math.abs(regressivo.imposto - progressivo.imposto)
  const cheaper = regressivo.imposto < progressivo.imposto ? 'regressivo' : 'progressivo'
  if (less === 0) expect(finding).toContain('os dois regimes cobram o mesmo')
  else {
    expect(finding).toContain(`${formatReais(less)} a menos`)
    expect(finding).toMatch(new RegExp(`no ${cheaper}\\.$`))
  }
  const timing = timingSentence(year)
  const worthMore = regressivo.valorPresente > progressivo.valorPresente ? 'regressivo' : 'progressivo'
  if (timing === null) {
    const isSame = regressivo.valorPresente === progressivo.valorPresente
    expect(less === 0 || isSame || worthMore === cheaper).toBe(true)
  } else {
    expect(timing).toContain(`sobra mais no ${worthMore}`)
    expect(worthMore).not.toBe(cheaper)
  }
  const begins = (answer.idade ?? 0) + year.ano
  const exempt = exemptionSentence(answer, year)
  const isCounted = year.rendaMensal !== null && begins + paidYears(year) > 65
  expect(exempt.includes('a conta já desconta isso')).toBe(isCounted)
}

it('what the sentences say holds in the table, for 5,000 people', () => {
  fc.assert(
    fc.property(somebody, (person) => {
      const { dependentes, ...asked } = person
      holds(simulated({ ...asked, dependentes, usaSaldo: 'S' }, EXITS))
    }),
    { numRuns: 5000 },
  )
}, 60_000)
