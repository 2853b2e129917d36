import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, completedMonths } from '#domain/calendar.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import {
  suggestedSimulationRules as rules,
  suggestedMortality,
} from '#domain/simulation/suggested-simulation-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import { balanceAfter } from '../benefits/balance-after.ts'
import { annuityFactor, lifetimeIncome } from '../benefits/lifetime-income.ts'
import { cashAndRest } from '../payroll/benefit-payments/parts-of-balance.ts'
import { balanceOverLife } from './balance-over-life.ts'
import { changesSince, type SimulationBasis } from './changes-since.ts'
import { compareScenarios } from './compare-scenarios.ts'
import { mainIncome } from './main-income.ts'
import { outcomePaths, outcomeReturns } from './outcome-paths.ts'
import { projectBalance } from './project-balance.ts'
import { wayToGoal } from './reach-goal.ts'
import { firstIncome, replacementOf } from './retirement-incomes.ts'
import { agesBetween, monthsToRetirement, type SimulationInputs, safeInputs } from './safe-inputs.ts'
import {
  averageAge,
  balanceAtRetirement,
  contributedUntilRetirement,
  pathLots,
  simulatedPath,
  yearPoints,
} from './saving-series.ts'
import { outcomesOf, simulateBenefit, simulateFigures } from './simulate-benefit.ts'
import { inputsOfQuery, simulationQuery } from './simulation-link.ts'

const B = 473_397.89
const taxes = {
  monthly: parameterOn(monthlyTaxRules, '2026-11-24'),
  regressive: parameterOn(regressiveTaxRules, '2026-11-24'),
}
const facts = { monthsHeld: 0, taxes }
const inputs: SimulationInputs = {
  currentAge: 40,
  retirementAge: 60,
  balance: 50_000,
  employerBalance: 20_000,
  ownContribution: 1_000,
  employerContribution: 0,
  salary: 10_000,
  realReturnPercent: 4,
  growthPercent: 0,
  cashPercent: 25,
  incomePercent: 0.8,
  termYears: 15,
  goalPercent: 50,
}

/** Anything that a form or a link may ask, and what is made of it. */
const anyInputs = fc
  .record({
    currentAge: fc.integer({ min: 16, max: 74 }),
    currentAgeMonths: fc.integer({ min: 0, max: 12 }),
    retirementAge: fc.integer({ min: 17, max: 75 }),
    retirementAgeMonths: fc.integer({ min: 0, max: 11 }),
    retirementMonth: fc.integer({ min: 1, max: 12 }),
    balance: fc.integer({ min: 0, max: 500_000_000 }).map((cents) => cents / 100),
    employerBalance: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
    ownContribution: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
    employerContribution: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
    salary: fc.option(fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100)),
    realReturnPercent: fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10),
    growthPercent: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
    cashPercent: fc.integer({ min: 0, max: 25 }),
    incomePercent: fc.integer({ min: 3, max: 20 }).map((tenths) => tenths / 10),
    termYears: fc.integer({ min: 5, max: 30 }),
    goalPercent: fc.integer({ min: 1, max: 100 }),
  })
  .map((asked) => safeInputs(asked, rules).inputs)

describe('the balance on its way', () => {
  it.each([
    [3, 0, 417_160.01],
    [4, 0, B],
    [5, 0, 538_469.37],
    [4, 1, 504_999.15],
  ])(
    'takes 50,000.00 and 1,000.00 a month at %d per cent, growing by %d, to %d in 20 years',
    (realReturnPercent, growthPercent, reached) => {
      expect(balanceAtRetirement(simulatedPath({ ...inputs, realReturnPercent, growthPercent }, rules))).toBe(
        reached,
      )
    },
  )

  it('is 264,228.05 paid in where the contribution grows by 1% a year', () => {
    expect(simulateBenefit({ ...inputs, growthPercent: 1 }, rules, facts).contributed).toBe(264_228.05)
  })

  it('takes 944.81 a month for 30 years to 647,450.48, of which 340,131.60 is paid in', () => {
    const ana = {
      ...inputs,
      currentAge: 30,
      balance: 0,
      employerBalance: 0,
      ownContribution: 743.23,
      employerContribution: 201.58,
    }
    expect(simulateBenefit(ana, rules, facts)).toMatchObject({ balance: 647_450.48, contributed: 340_131.6 })
  })

  it('is what the projection by the month reaches, load and growth included, and its parts add up to it', () => {
    fc.assert(
      fc.property(anyInputs, fc.integer({ min: 0, max: 10 }), (asked, loadPercent) => {
        const path = simulatedPath(asked, { loadPercent, balanceFeePercent: 0 })
        const months = monthsToRetirement(asked)
        const byMonth = projectBalance(
          {
            balance: asked.balance,
            monthlyContribution: Math.round((asked.ownContribution + asked.employerContribution) * 100) / 100,
            months,
            loadPercent,
          },
          { realReturnPercent: asked.realReturnPercent, contributionGrowthPercent: asked.growthPercent },
        )
        expect(balanceAtRetirement(path)).toBe(byMonth.balance)
        expect(contributedUntilRetirement(path)).toBe(byMonth.contributed)
        const points = yearPoints(path)
        expect(points).toHaveLength(Math.ceil(months / 12) + 1)
        expect(points.at(-1)).toMatchObject({ month: months, balance: byMonth.balance })
        for (const { balance, own, employer, returns } of points)
          expect(Math.round((own + employer + returns) * 100)).toBe(Math.round(balance * 100))
        const lots = pathLots(path, 0, 120).reduce((sum, { value }) => sum + value.toNumber(), 0)
        expect(Math.abs(lots - byMonth.balance)).toBeLessThanOrEqual(0.01)
      }),
      { numRuns: 30 },
    )
  })

  it('goes from day to day: 80,000.00 until a birthday in 291 months, less a fee of the balance where there is one', () => {
    const ages = agesBetween('1986-03-13', '2026-11-28', '2051-03-13')
    const waiting = { ...inputs, ...ages, balance: 80_000, employerBalance: 0, ownContribution: 0 }
    expect(monthsToRetirement(waiting)).toBe(291)
    const reached = (balanceFeePercent: number) =>
      balanceAtRetirement(simulatedPath(waiting, { ...rules, balanceFeePercent }))
    expect(reached(0)).toBe(207_084.92)
    expect(reached(0.03)).toBe(189_770.63)
  })

  it('counts the months between any two days, whatever the ages on them', () => {
    const day = fc.integer({ min: 0, max: 16_000 }).map((days) => addDays('1985-02-28', days))
    fc.assert(
      fc.property(
        fc.integer({ min: 6_000, max: 20_000 }),
        day,
        fc.integer({ min: 0, max: 16_000 }),
        (old, today, away) => {
          const [birthDate, retiresOn] = [addDays(today, -old), addDays(today, away)]
          expect(monthsToRetirement(agesBetween(birthDate, today, retiresOn))).toBe(
            completedMonths(today, retiresOn),
          )
        },
      ),
    )
  })

  it('takes nothing away by rounding: without a return there is none, and none is negative', () => {
    const still = simulatedPath(
      {
        ...inputs,
        currentAge: 16,
        retirementAge: 26,
        balance: 0,
        employerBalance: 0,
        ownContribution: 1143.67,
        employerContribution: 2826.71,
        realReturnPercent: 0,
        growthPercent: 3.24,
      },
      rules,
    )
    expect(yearPoints(still).at(-1)).toEqual({
      month: 120,
      balance: 552_267.11,
      own: 159_080.83,
      employer: 393_186.28,
      returns: 0,
      load: 0,
    })
    fc.assert(
      fc.property(anyInputs, (asked) => {
        for (const { returns } of yearPoints(simulatedPath(asked, rules)))
          expect(returns).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('draws the years to the cent of the exact rule', () => {
    const points = yearPoints(simulatedPath(inputs, rules))
    for (const year of [1, 7, 13, 20]) {
      const start = { balance: 50_000, monthlyContribution: 1_000, months: year * 12 }
      const exact = projectBalance(start, { realReturnPercent: 4, contributionGrowthPercent: 0 })
      expect(points[year]?.balance).toBe(exact.balance)
    }
  })

  it('says in figures alone what the whole says', () => {
    const { years: _, outcomes: __, incomes, ...whole } = simulateBenefit(inputs, rules, facts)
    const figures = simulateFigures(inputs, rules, facts)
    expect(figures).toEqual({ ...whole, incomes: incomes.map(({ after: ___, ...income }) => income) })
  })

  it('knows how old the money is', () => {
    const still = { ...inputs, realReturnPercent: 0, balance: 0, employerBalance: 0, ownContribution: 100 }
    expect(averageAge(simulatedPath(still, rules), 0)).toBeCloseTo(119.5)
    expect(averageAge(simulatedPath({ ...still, balance: 100, ownContribution: 0 }, rules), 60)).toBe(300)
    expect(averageAge(simulatedPath({ ...still, ownContribution: 0 }, rules), 60)).toBe(0)
  })
})

describe('the incomes', () => {
  it('pay a quarter at once and the rest by the month', () => {
    expect(cashAndRest(B, 25)).toEqual({ cash: 118_349.47, rest: 355_048.42 })
    const { cash, rest, incomes } = simulateBenefit(inputs, rules, facts)
    expect({ cash, rest }).toEqual({ cash: 118_349.47, rest: 355_048.42 })
    expect(incomes.slice(0, 2).map(({ gross }) => gross)).toEqual([2_840.39, 2_613.54])
  })

  // The lifetime figures are of the whole balance, without cash: no other balance gives them.
  it.each([
    [60, 14.3218, 2_754.52],
    [65, 12.6375, 3_121.66],
  ])('for life at %i are by a factor of %d, which is not rounded', (retirementAge, shown, income) => {
    const factor = annuityFactor(retirementAge, 4, suggestedMortality)
    expect(factor).toBeCloseTo(shown, 4)
    expect(lifetimeIncome(B, factor, 12)).toBe(income)
    expect(firstIncome('lifetime', B, { ...inputs, retirementAge }, rules)).toBe(income)
  })

  it('for life are lower with a thirteenth payment and with a reversion', () => {
    const factor = annuityFactor(60, 4, suggestedMortality)
    expect(lifetimeIncome(B, factor, 13)).toBe(2_542.64)
    const withSpouse = annuityFactor(60, 4, suggestedMortality, { age: 58, percent: 50 })
    expect(withSpouse).toBeGreaterThan(factor)
    expect(annuityFactor(60, 4, suggestedMortality, { age: 58, percent: 0 })).toBe(factor)
  })

  it('are only those that the plan offers', () => {
    const family = { ...rules, incomeTypes: ['percent', 'fixed-term'] as const, lifetime: null }
    expect(simulateBenefit(inputs, family, facts).incomes.map(({ type }) => type)).toEqual([
      'percent',
      'fixed-term',
    ])
    expect(firstIncome('lifetime', B, inputs, { ...rules, lifetime: null })).toBeNull()
  })

  it('are taxed in both regimes, the money by its age', () => {
    const [percent, , lifetime] = simulateBenefit(inputs, rules, facts).incomes
    // 2,840.39 is within what the reduction frees; the oldest money pays 10%.
    expect(percent?.taxed).toEqual({
      gross: 2_840.39,
      progressive: { tax: 0, net: 2_840.39 },
      regressive: { tax: 284.04, net: 2_556.35 },
    })
    expect(percent?.taxedCash?.regressive.tax).toBe(11_834.95)
    expect(lifetime?.taxed?.gross).toBe(2_065.89)
    expect(simulateBenefit(inputs, rules, { monthsHeld: 0, taxes: null }).incomes[0]?.taxed).toBeNull()
  })

  it('of two years are taxed at 35% until the oldest money is older than that', () => {
    const short = { ...inputs, currentAge: 58, balance: 0, employerBalance: 0, cashPercent: 0, termYears: 5 }
    const [, term] = simulateBenefit(short, rules, facts).incomes
    expect(term?.taxed?.regressive.tax).toBe(Math.round((term?.gross ?? 0) * 35) / 100)
  })

  it('are compared with the salary', () => {
    expect(replacementOf(2_840.39, inputs)).toEqual({ percent: 28.4, goal: 5_000, missing: 2_159.61 })
    expect(replacementOf(6_000, inputs)?.missing).toBe(0)
    expect(replacementOf(6_000, { ...inputs, salary: null })).toBeNull()
  })
})

describe('the balance after the retirement', () => {
  const drawdown = {
    balance: B,
    income: 0,
    incomePercent: 2,
    termYears: 15,
    realReturnPercent: 4,
    months: 480,
    thirteenth: null,
    termBasis: 'level',
  } as const

  it('of a term lasts exactly its months and ends at nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 30 }),
        fc.integer({ min: 0, max: 8 }),
        (termYears, realReturnPercent) => {
          const income = firstIncome('fixed-term', B, { ...inputs, termYears, realReturnPercent }, rules) ?? 0
          const after = balanceAfter('fixed-term', { ...drawdown, income, termYears, realReturnPercent })
          expect(after?.exhaustedIn).toBe(termYears * 12)
          const last = after?.points.at(-1)
          expect(last).toMatchObject({ month: termYears * 12, balance: 0 })
          // The last payment takes the cents that rounding left, no more.
          expect(Math.abs((last?.income ?? 0) - income)).toBeLessThan(15)
          expect(after?.points.slice(0, -1).every(({ balance }) => balance > 0)).toBe(true)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('of a term without return pays no more than there is, but for the cent of each rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 30 }),
        fc.integer({ min: 1, max: 1_000_000_00 }),
        (termYears, cents) => {
          const months = termYears * 12
          const income =
            firstIncome('fixed-term', cents / 100, { ...inputs, termYears, realReturnPercent: 0 }, rules) ?? 0
          expect(Math.round(income * 100) * months).toBeLessThanOrEqual(cents + months / 2)
        },
      ),
    )
  })

  it('of a percentage becomes small and never nothing', () => {
    const after = balanceAfter('percent', {
      ...drawdown,
      balance: 100,
      income: 2,
      realReturnPercent: 0,
      months: 1_200,
    })
    expect(after?.exhaustedIn).toBeNull()
    expect(after?.points.every(({ balance }) => balance > 0)).toBe(true)
    expect(after?.points[1]).toEqual({ month: 12, balance: 78.48, income: 1.6 })
  })

  it('is nobody’s own for life, and over where there was none', () => {
    expect(balanceAfter('lifetime', drawdown)).toBeNull()
    expect(balanceAfter('percent', { ...drawdown, balance: 0 })?.exhaustedIn).toBe(0)
  })
})

describe('a range of outcomes', () => {
  it('is low, central and high, within the range of the plan', () => {
    expect(outcomesOf(inputs, rules).map(({ realReturnPercent }) => realReturnPercent)).toEqual([2, 4, 6])
    const edge = { ...inputs, realReturnPercent: 8 }
    expect(outcomesOf(edge, rules).map(({ realReturnPercent }) => realReturnPercent)).toEqual([6, 8])
  })

  it('never ends lower with a higher return', () => {
    fc.assert(
      fc.property(anyInputs, (asked) => {
        const outcomes = outcomesOf(asked, rules)
        for (const [index, { balance, incomes }] of outcomes.entries()) {
          const before = outcomes[index - 1]
          expect(balance).toBeGreaterThanOrEqual(before?.balance ?? 0)
          for (const { type, gross } of incomes)
            expect(gross).toBeGreaterThanOrEqual(
              before?.incomes.find((other) => other.type === type)?.gross ?? 0,
            )
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('scenarios side by side', () => {
  it('differ by the figures that are shown', () => {
    const two = [inputs, { ...inputs, retirementAge: 62 }].map((one) => simulateBenefit(one, rules, facts))
    const { scenarios, differences } = compareScenarios(two)
    const [first, second] = scenarios
    expect(differences[0]?.balance).toBe(0)
    expect(differences[1]?.balance).toBe(
      Math.round(((second?.balance ?? 0) - (first?.balance ?? 0)) * 100) / 100,
    )
    expect(differences[1]?.incomes.percent).toBe(
      Math.round(((second?.incomes.percent ?? 0) - (first?.incomes.percent ?? 0)) * 100) / 100,
    )
    const family = simulateBenefit(inputs, { ...rules, lifetime: null }, facts)
    expect(compareScenarios([family, ...two.slice(0, 1)]).differences[1]?.incomes.lifetime).toBeNull()
  })

  it('are one to three', () => {
    const one = simulateBenefit(inputs, rules, facts)
    expect(() => compareScenarios([])).toThrow(RangeError)
    expect(() => compareScenarios([one, one, one, one])).toThrow(RangeError)
  })
})

describe('the way to the goal', () => {
  it('is the smallest contribution and the earliest age that reach it', () => {
    const way = wayToGoal('fixed-term', inputs, rules)
    expect(way?.goal).toBe(5_000)
    const incomeWith = (changed: Partial<SimulationInputs>) =>
      simulateBenefit({ ...inputs, ...changed }, rules, facts).incomes[1]?.gross ?? 0
    const extra = way?.extraContribution ?? 0
    const own = Math.round((1_000 + extra) * 100) / 100
    expect(incomeWith({ ownContribution: own })).toBeGreaterThanOrEqual(5_000)
    expect(incomeWith({ ownContribution: Math.round((own - 0.01) * 100) / 100 })).toBeLessThan(5_000)
    const age = way?.retirementAge ?? 0
    expect(incomeWith({ retirementAge: age })).toBeGreaterThanOrEqual(5_000)
    expect(incomeWith({ retirementAge: age - 1 })).toBeLessThan(5_000)
  })

  it('is nothing where it is reached, and unknown where it cannot be', () => {
    expect(wayToGoal('percent', { ...inputs, goalPercent: 1 }, rules)).toEqual({
      goal: 100,
      extraContribution: 0,
      retirementAge: 60,
    })
    const poor = {
      ...inputs,
      balance: 0,
      employerBalance: 0,
      ownContribution: 0,
      currentAge: 59,
      retirementAge: 60,
    }
    expect(wayToGoal('percent', poor, rules)).toMatchObject({ extraContribution: null, retirementAge: null })
    expect(wayToGoal('percent', { ...inputs, salary: null }, rules)).toBeNull()
    expect(wayToGoal('lifetime', inputs, { ...rules, lifetime: null })).toBeNull()
  })
})

describe('inputs and their link', () => {
  it('are moved into the range, each with its code', () => {
    const { inputs: used, clamped } = safeInputs(
      { ...inputs, realReturnPercent: 12, retirementAge: 30, termYears: Number.NaN, ownContribution: 7_000 },
      rules,
    )
    expect(used).toMatchObject({
      realReturnPercent: 8,
      retirementAge: 41,
      termYears: 20,
      ownContribution: 6_000,
    })
    expect(clamped.map(({ field, code }) => [field, code])).toEqual([
      ['retirementAge', 'below-range'],
      ['ownContribution', 'above-range'],
      ['realReturnPercent', 'above-range'],
      ['termYears', 'not-a-number'],
    ])
  })

  it('are usual ones where nothing is told, unremarked', () => {
    const { inputs: used, clamped } = safeInputs({}, rules)
    expect(clamped).toEqual([])
    expect(used).toMatchObject({ realReturnPercent: 4, growthPercent: 1, salary: null })
  })

  it('inside stay as they are, and come back from a link', () => {
    fc.assert(
      fc.property(anyInputs, (asked) => {
        expect(safeInputs(asked, rules)).toEqual({ inputs: asked, clamped: [] })
        // A link knows ages, and no days.
        const { currentAgeMonths: _, retirementAgeMonths: __, retirementMonth: ___, ...figures } = asked
        expect(inputsOfQuery(simulationQuery(asked), rules)).toEqual(safeInputs(figures, rules))
      }),
    )
  })

  it('of any text are inside', () => {
    const hostile = fc.dictionary(
      fc.constantFrom('idade', 'aposentadoria', 'saldo', 'salario', 'prazo', 'percentual', 'cpf'),
      fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          hostile.map((values) => new URLSearchParams(values).toString()),
        ),
        (query) => {
          const { inputs: used } = inputsOfQuery(query, rules)
          expect(safeInputs(used, rules)).toEqual({ inputs: used, clamped: [] })
        },
      ),
    )
  })
})

describe('the range on its way', () => {
  it('begins with the balance of today and ends with the outcomes, a higher return never below', () => {
    const paths = outcomePaths(inputs, rules)
    const { outcomes } = simulateBenefit(inputs, rules, facts)
    expect(paths.map(({ realReturnPercent, balances }) => [realReturnPercent, balances.at(-1)])).toEqual(
      outcomes.map(({ realReturnPercent, balance }) => [realReturnPercent, balance]),
    )
    for (const [lower, higher] of paths.slice(1).map((path, at) => [paths[at], path] as const)) {
      expect(higher.balances[0]).toBe(inputs.balance)
      for (const [year, balance] of higher.balances.entries())
        expect(balance).toBeGreaterThanOrEqual(lower?.balances[year] ?? 0)
    }
  })

  it('is two returns at an end of what is simulated', () => {
    expect(outcomeReturns({ realReturnPercent: 0 }, rules)).toEqual([0, 2])
    expect(outcomeReturns({ realReturnPercent: 8 }, rules)).toEqual([6, 8])
  })
})

describe('a balance over a life', () => {
  const simulation = simulateBenefit(inputs, rules, facts)

  it('grows until the retirement and is paid out to nothing', () => {
    const life = balanceOverLife(simulation, inputs, 'fixed-term')
    expect(life[0]).toEqual({ age: inputs.currentAge, balance: inputs.balance })
    expect(life.find(({ age }) => age === inputs.retirementAge)?.balance).toBe(simulation.balance)
    expect(life.at(-1)).toEqual({ age: inputs.retirementAge + inputs.termYears, balance: 0 })
    expect(life.map(({ age }) => age)).toEqual(life.map((_, year) => inputs.currentAge + year))
  })

  it('has no balance of its own once it is paid for life', () => {
    expect(balanceOverLife(simulation, inputs, 'lifetime').at(-1)?.age).toBe(inputs.retirementAge)
  })

  it('is told by the income for a term, or the first that there is', () => {
    expect(mainIncome(simulation.incomes)?.type).toBe('fixed-term')
    expect(mainIncome(simulation.incomes.filter(({ type }) => type !== 'fixed-term'))?.type).toBe('percent')
    expect(mainIncome([])).toBeUndefined()
  })
})

describe('what changed since a simulation was kept', () => {
  const then: SimulationBasis = { inputs, known: ['balance', 'salary'], rules, taxVersions: [1, 1] }

  it('is nothing while nothing did', () => {
    expect(changesSince(then, structuredClone(then))).toEqual([])
  })

  it('is a figure of the person, what the plan takes for granted and grants, and the taxes, in this order', () => {
    const { cashPercent } = rules.ranges
    const now: SimulationBasis = {
      inputs: { ...inputs, balance: 61_000, realReturnPercent: 3, cashPercent: 10 },
      known: ['balance', 'salary'],
      rules: { ...rules, ranges: { ...rules.ranges, cashPercent: { ...cashPercent, maximum: 20 } } },
      taxVersions: [2, 1],
    }
    expect(changesSince(then, now)).toEqual([
      { kind: 'own', field: 'balance', was: 50_000, now: 61_000 },
      { kind: 'assumed', field: 'realReturnPercent', was: inputs.realReturnPercent, now: 3 },
      { kind: 'terms' },
      { kind: 'taxes' },
    ])
  })

  it('compares no figure that was not known on either day, and no order in which rules are written', () => {
    const now = { ...then, known: ['salary' as const], inputs: { ...inputs, balance: 1 } }
    expect(changesSince(then, now)).toEqual([])
    const turned = { ...rules, incomeTypes: rules.incomeTypes.toReversed() }
    expect(changesSince(then, { ...then, rules: turned })).toEqual([])
    expect(changesSince(then, { ...then, rules: { ...rules, lifetime: null } })).toEqual([{ kind: 'terms' }])
  })
})
