import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reaisText } from '#contract/value-text.ts'
import { sumReais } from '#domain/money.ts'
import { balanceChart } from './loan-chart.ts'
import { firstLoanValues, loanToCome, simulatedSystems } from './loan-input.ts'
import { comparisonLines } from './loan-lines.ts'
import { interestSentence, nextInstalmentText } from './loan-sentences.ts'
import { mayBorrow, mayRenew } from './loans.fixtures.ts'
import { loansText } from './loans.text.ts'

const { minimumMonths, maximumMonths } = mayBorrow.regras
const asked = fc.record({
  valor: fc.integer({ min: 100_00, max: 40_000_00 }).map((cents) => cents / 100),
  parcelas: fc.integer({ min: minimumMonths, max: maximumMonths }),
  situation: fc.constantFrom(mayBorrow, mayRenew),
})

describe('The next instalment', () => {
  const loan = mayRenew.vigente
  if (loan === null) throw new Error('Carlos has a loan')

  it('is taken from the payment of its month, and has a day only where it is paid by boleto', () => {
    expect(nextInstalmentText(loan)).toBe('Descontada do pagamento de novembro de 2026')
    expect(nextInstalmentText({ ...loan, cobranca: 'folha' })).toBe(
      'Descontada do salário de novembro de 2026',
    )
    expect(nextInstalmentText({ ...loan, cobranca: 'boleto' })).toBe('Vence em 10/11/2026')
    expect(nextInstalmentText({ ...loan, proxima: null })).toBeNull()
  })
})

describe('What a simulated loan says', () => {
  it('of the interest is the difference of the rows in its table', () => {
    fc.assert(
      fc.property(asked, ({ situation, ...values }) => {
        const systems = simulatedSystems(values, situation)
        const row = comparisonLines(systems).find(({ label }) => label === loansText.compare.interest)
        const [price = 0, sac = 0] = systems.map(({ loan }) => loan.totals.interest)
        expect(row?.values).toEqual({ price: reaisText(price), sac: reaisText(sac) })
        expect(interestSentence(systems)).toContain(reaisText(price > sac ? sumReais([price, -sac]) : price))
      }),
      { numRuns: 40 },
    )
  })

  it('is drawn from the whole amount to nothing, and its instalments pay back amount and interest to the cent', () => {
    fc.assert(
      fc.property(asked, ({ situation, ...values }) => {
        const systems = simulatedSystems(values, situation)
        const { points } = balanceChart(systems, situation.hoje)
        expect(points).toHaveLength(values.parcelas + 1)
        for (const { id, loan } of systems) {
          expect(points[0]?.values[id]).toBe(loan.amount)
          expect(points.at(-1)?.values[id]).toBe(0)
          expect(loan.totals.paid).toBe(sumReais([loan.amount, loan.totals.interest]))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is nothing before amount and term are told', () => {
    expect(simulatedSystems({ valor: null, parcelas: 12 }, mayBorrow)).toEqual([])
    expect(simulatedSystems({ valor: 1000, parcelas: maximumMonths + 1 }, mayBorrow)).toEqual([])
  })
})

describe('A request that was returned', () => {
  it('asks for the same loan again, whoever bears the costs, where nothing is corrected', () => {
    const costs = fc.constantFrom('deducted' as const, 'financed' as const)
    fc.assert(
      fc.property(asked, costs, fc.constantFrom('price' as const, 'sac' as const), (drawn, way, sistema) => {
        const situation = { ...drawn.situation, regras: { ...drawn.situation.regras, costs: way } }
        const { valor, parcelas } = drawn
        const filed = loanToCome({ valor, parcelas, sistema, ciente: true }, situation)
        expect(loanToCome(firstLoanValues(situation, filed), situation)).toEqual(filed)
      }),
    )
  })
})
