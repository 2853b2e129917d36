import { Decimal, percentOf, roundHalfUp2 } from '#domain/money.ts'

type Sex = 'F' | 'M'

/** Retirement by age under EC 103/2019, art. 26. Reais a month, points, years. */
export interface PublicPensionRules {
  /** Highest contribution salary, and highest pension. */
  ceiling: number
  minimumWage: number
  /** Of the average, with the years that are asked for; and more for each full year beyond them. */
  basePercent: number
  percentPerYear: number
  womenAge: number
  womenYears: number
  menAge: number
  menYears: number
  /** From which age on somebody is presumed to have contributed who tells no years. */
  presumedFromAge: number
}

/** By what a public pension is estimated; null is not known. */
export interface PublicPensionFacts {
  sex: Sex | null
  /** In completed years, today and when work ends: nobody contributes after it. */
  currentAge: number | null
  stopsAt: number
  /** Average of the contribution salaries; that of today stands for it. */
  average: number | null
  /** Years of contribution when work ends; null presumes them. */
  years: number | null
}

/** Why none can be estimated. */
type NoPublicPension = 'no-birth-date' | 'no-sex' | 'no-salary' | 'too-few-years'

interface EstimatedPublicPension {
  code: 'estimated'
  /** Reais of today. */
  monthly: number
  /** In completed years: later than `stopsAt` where the pension comes after it. */
  fromAge: number
  /** Reckoned with: the average within the ceiling, points of it, and full years of contribution. */
  average: number
  percent: number
  years: number
}

export type PublicPension = EstimatedPublicPension | { code: NoPublicPension }

/** Likely pension of INSS beside the plan, in today's money. Transition rules are left to the person's own figure of Meu INSS. */
export function publicPension(facts: PublicPensionFacts, rules: PublicPensionRules): PublicPension {
  const { sex, currentAge, stopsAt, average } = facts
  if (currentAge === null) return { code: 'no-birth-date' }
  if (sex === null) return { code: 'no-sex' }
  if (average === null || average <= 0) return { code: 'no-salary' }
  const { age, minimumYears } = conditionsOf(sex, rules)
  const years = Math.max(0, Math.trunc(facts.years ?? stopsAt - rules.presumedFromAge))
  if (years < minimumYears) return { code: 'too-few-years' }
  const percent = new Decimal(rules.percentPerYear).times(years - minimumYears).plus(rules.basePercent)
  const counted = Math.min(average, rules.ceiling)
  const reckoned = roundHalfUp2(percentOf(counted, percent))
  return {
    code: 'estimated',
    monthly: Math.min(rules.ceiling, Math.max(rules.minimumWage, reckoned)),
    fromAge: Math.max(age, currentAge, stopsAt),
    average: counted,
    percent: percent.toNumber(),
    years,
  }
}

/** From which age INSS pays by age, and the years of contribution that it asks for. */
function conditionsOf(sex: Sex, rules: PublicPensionRules): { age: number; minimumYears: number } {
  return sex === 'F'
    ? { age: rules.womenAge, minimumYears: rules.womenYears }
    : { age: rules.menAge, minimumYears: rules.menYears }
}
