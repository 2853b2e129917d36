import { expect, it } from 'vitest'
import { publicPensionRules } from '#domain/parameters/public-pension-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import { type PublicPensionFacts, publicPension } from './public-pension.ts'

const rules = parameterOn(publicPensionRules, '2026-11-24')
const man: PublicPensionFacts = { sex: 'M', currentAge: 40, stopsAt: 60, average: 5_000, years: null }
const estimate = (facts: Partial<PublicPensionFacts>) => publicPension({ ...man, ...facts }, rules)

it('a man who stops at 60 is paid from 65, by the years until he stopped', () => {
  expect(estimate({})).toEqual({
    code: 'estimated',
    monthly: 4_800,
    fromAge: 65,
    average: 5_000,
    percent: 96,
    years: 38,
  })
})

it.each([
  ['a woman, five years fewer', { sex: 'F' }, 5_300, 62],
  ['who works longer, from then on', { stopsAt: 67 }, 5_500, 67],
  ['years that were told', { years: 30 }, 4_000, 65],
  ['a year that is not full', { years: 30.9 }, 4_000, 65],
  ['twenty years of a man', { years: 20 }, 3_000, 65],
  ['fifteen years of a woman', { sex: 'F', years: 15 }, 3_000, 62],
  ['to the cent, half-up', { average: 4_321.09, years: 33 }, 3_716.14, 65],
  ['a salary above the ceiling counts up to it', { average: 20_000, years: 20 }, 5_085.33, 65],
  ['nobody is paid more than the ceiling', { average: 20_000, stopsAt: 65 }, 8_475.55, 65],
  ['nor less than the minimum wage', { average: 1_700, years: 20 }, 1_621, 65],
] as const)('%s', (_, facts, monthly, fromAge) => {
  expect(estimate(facts)).toMatchObject({ code: 'estimated', monthly, fromAge })
})

it.each([
  ['no-birth-date', { currentAge: null }],
  ['no-sex', { sex: null }],
  ['no-salary', { average: null }],
  ['no-salary', { average: 0 }],
  ['too-few-years', { years: 19 }],
  ['too-few-years', { sex: 'F', years: 14 }],
] as const)('says why there is none: %s', (code, facts) => {
  expect(estimate(facts)).toEqual({ code })
})

it('the ceiling is that of the day', () => {
  const [before, after] = ['2025-12-31', '2026-01-01'].map((day) =>
    publicPension({ ...man, average: 20_000, stopsAt: 65 }, parameterOn(publicPensionRules, day)),
  )
  expect([before, after]).toMatchObject([{ monthly: 8_157.41 }, { monthly: 8_475.55 }])
})
