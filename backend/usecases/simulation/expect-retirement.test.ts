import { expect, it } from 'vitest'
import { suggestedBenefitRules } from '#domain/parameters/benefit-rules.ts'
import { suggestedProjection } from '#domain/parameters/projection-assumptions.ts'
import { publicPensionRules } from '#domain/parameters/public-pension-rules.ts'
import { planSimulationRules } from '#domain/simulation/plan-simulation-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { expectRetirement, expectRetirements } from './expect-retirement.ts'

const today = '2026-11-24'
const simulation = planSimulationRules(suggestedBenefitRules, suggestedProjection, {
  thirteenthMonth: 12,
  thirteenthFor: [],
})
const rules = { simulation, publicPension: parameterOn(publicPensionRules, today) }
const ana = {
  link: { joinedOn: '2021-12-10' },
  person: { birthDate: '1988-07-07', sex: 'F' },
} as LinkRow
const known = {
  balance: 20_000,
  employerBalance: 10_000,
  entering: { own: 134.39, employer: 134.39 },
  salary: 10_000,
  retirement: [{ kind: 'normal', minimumAge: 60, minimumMonths: 60, reducesPercentPerMonth: null }],
} as unknown as Parameters<typeof expectRetirements>[1]

it('Ana sees her income at each age with the INSS beside, and at the first the one that is expected', () => {
  const ages = expectRetirements(ana, known, rules, today, [55, 60, 62, 65])
  expect(ages.map(({ age, on }) => [age, on])).toEqual([
    [60, '2048-07-07'],
    [62, '2050-07-07'],
    [65, '2053-07-07'],
  ])
  expect(ages[0]).toMatchObject(expectRetirement(ana, known, simulation, today) ?? { none: true })
  const incomes = ages.map(({ income }) => income)
  expect(incomes).toEqual(incomes.toSorted((one, other) => one - other))
  expect(ages.map(({ publicPension }) => publicPension)).toMatchObject([
    { code: 'estimated', monthly: 8_475.55, fromAge: 62 },
    { code: 'estimated', monthly: 8_475.55, fromAge: 62 },
    { code: 'estimated', monthly: 8_475.55, fromAge: 65 },
  ])
})

it('an age that has passed is left out, and who may retire today is reckoned in a year', () => {
  const older = {
    ...ana,
    link: { ...ana.link, joinedOn: '2015-12-10' },
    person: { ...ana.person, birthDate: '1965-01-01' },
  }
  const ages = expectRetirements(older, known, rules, today, [60, 62, 65])
  expect(ages.map(({ age, on }) => [age, on])).toEqual([
    [62, '2027-11-24'],
    [65, '2030-01-01'],
  ])
})

it('who has no sex on record hears why there is no INSS', () => {
  const unknown = { ...ana, person: { ...ana.person, sex: null } }
  expect(expectRetirements(unknown, known, rules, today, [60])[0]?.publicPension).toEqual({ code: 'no-sex' })
})
