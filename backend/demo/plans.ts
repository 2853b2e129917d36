import { readFileSync } from 'node:fs'
import { INCOME_TYPES } from '#domain/benefits/benefit-rules.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { addDays } from '#domain/calendar.ts'
import { suggestedPlanDependants } from '#domain/dependants/age-limit.ts'
import { vestingTables } from '#domain/exits/vesting-tables.ts'
import type { RetirementRule } from '#domain/plans/services/service-conditions.ts'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { benefitPayment, benefitTerms, riskCover, vesting } from '../rules/benefit-kinds.ts'
import { contributionTerms, selfSponsorship } from '../rules/contribution-kinds.ts'
import { planDependants } from '../rules/dependant-kinds.ts'
import { investmentProfileWindows } from '../rules/entity-kinds.ts'
import {
  deferredBenefit,
  loans,
  retirement,
  servicesOffered,
  waitingPeriods,
} from '../rules/service-kinds.ts'
import { suggestedBenefitTerms, suggestedLoans, suggestedRules } from '../rules/suggested-rules.ts'
import { type InstalledRule, installed } from '../rules/write-rules.ts'
import { CURRENT_UNIT } from './plan-unit.ts'
import { revisionDate, valueBefore } from './revisions.ts'

export type DemoPlanId = 1 | 4 | 7

export interface DemoPlan {
  id: DemoPlanId
  name: string
  modality: 'sponsored' | 'instituted'
  onboardingPlan: number
  /** Brand colour, `#RRGGBB`. */
  primaryColor: string
  /** Names of the drawings in `themes/`. */
  drawings: string
  /** Slugs of the services that the plan does not have. */
  withoutServices: readonly string[]
}

/** The three plans. HPE and DXC are sponsored and take percentages of pay; MAIS_VALOR takes a fixed voluntary amount. */
export const demoPlans: readonly DemoPlan[] = [
  {
    id: 1,
    name: 'HPE',
    modality: 'sponsored',
    onboardingPlan: 1,
    primaryColor: '#0B3A82',
    drawings: 'hpe',
    withoutServices: ['convidar-participante'],
  },
  {
    id: 4,
    name: 'MAIS_VALOR',
    modality: 'instituted',
    onboardingPlan: 6,
    primaryColor: '#3BA387',
    drawings: 'mais-valor',
    withoutServices: ['autopatrocinio', 'bpd'],
  },
  {
    id: 7,
    name: 'DXC',
    modality: 'sponsored',
    onboardingPlan: 1,
    primaryColor: '#FDB913',
    drawings: 'dxc',
    withoutServices: ['convidar-participante'],
  },
]

/** Lowest voluntary contribution in force on the day of the seed, reais. */
const CURRENT_MINIMUM = 122.08
/** Yearly versions of the parameters: they reach back before the first contribution of the demo. */
const PARAMETER_VERSIONS = 33

/** Where the rules of the demonstration come from. */
const SOURCE = 'Regulamento do plano (demonstração)'

/** Rules of every plan: contribution terms with one version a year, since the unit follows inflation; the others never changed. */
export function demoRules(today: IsoDate): InstalledRule[] {
  const first = revisionDate(today, PARAMETER_VERSIONS - 1)
  return demoPlans.flatMap((plan) => [...yearlyTerms(plan, today), ...unchangedRules(plan, first)])
}

function yearlyTerms(plan: DemoPlan, today: IsoDate): InstalledRule[] {
  const versions = Array.from({ length: PARAMETER_VERSIONS }, (_, index) => PARAMETER_VERSIONS - 1 - index)
  return versions.map((revisions) =>
    installed({
      kind: contributionTerms,
      plan,
      validFrom: revisionDate(today, revisions),
      validTo: revisions === 0 ? null : addDays(revisionDate(today, revisions - 1), -1),
      source: SOURCE,
      rules: plan.modality === 'sponsored' ? percentageTerms(plan.id, revisions) : amountTerms(revisions),
    }),
  )
}

const CALENDAR = { lastFilingDay: 20, dueDay: 10, lastIssueDay: 5 }

function percentageTerms(planId: DemoPlanId, revisions: number) {
  return {
    basis: 'percentage',
    unit: valueBefore(CURRENT_UNIT, revisions),
    factor: '1.0833',
    basicMax: 6,
    basicStep: 1,
    supplementaryMax: 25,
    supplementaryStep: 1,
    match: { rate: 100, ceilingPercent: planId === 7 ? 6 : null },
    changeLimit: 'one-per-quarter',
    ...CALENDAR,
  } as const
}

function amountTerms(revisions: number) {
  const minimumVoluntary = valueBefore(CURRENT_MINIMUM, revisions)
  return { basis: 'amount', minimumVoluntary, changeLimit: 'free', ...CALENDAR } as const
}

/** As suggested, but for what the plans of the demonstration have of their own. */
function unchangedRules(plan: DemoPlan, validFrom: IsoDate): InstalledRule[] {
  const own = ownRules(plan, { plan, validFrom, source: SOURCE })
  const others = suggestedRules(plan, validFrom).filter(({ kind }) => !own.some((rule) => rule.kind === kind))
  return [...own, ...others.map((rule) => ({ ...rule, source: SOURCE }))]
}

function ownRules(
  plan: DemoPlan,
  since: Pick<InstalledRule, 'validFrom' | 'source'> & { plan: DemoPlan },
): InstalledRule[] {
  const isSponsored = plan.modality === 'sponsored'
  return [
    installed({
      ...since,
      kind: servicesOffered,
      rules: { services: serviceSlugs.filter((slug) => !plan.withoutServices.includes(slug)) },
    }),
    installed({ ...since, kind: riskCover, rules: { hasRiskCover: isSponsored } }),
    installed({
      ...since,
      kind: benefitTerms,
      // Plans with a sponsor pay for life too; who pays alone has no employment to end.
      rules: {
        ...suggestedBenefitTerms,
        needsEndOfEmployment: isSponsored,
        incomeTypes: isSponsored ? [...INCOME_TYPES] : suggestedBenefitTerms.incomeTypes,
      },
    }),
    installed({
      ...since,
      kind: benefitPayment,
      rules: { thirteenthMonth: 12, thirteenthFor: ['percent', 'fixed-term'] },
    }),
    installed({ ...since, kind: retirement, rules: { ways: waysToRetire(plan) } }),
    installed({
      ...since,
      kind: waitingPeriods,
      rules: { vestingMonths: 36, redemptionWaitingMonths: isSponsored ? 0 : 36 },
    }),
    installed({
      ...since,
      kind: vesting,
      rules: { table: isSponsored ? [...vestingTables[plan.id === 7 ? 'B' : 'A']] : null },
    }),
    installed({ ...since, kind: selfSponsorship, rules: { feePercent: 1 } }),
    installed({
      ...since,
      kind: deferredBenefit,
      rules: { monthlyFee: 0, balanceFeePercent: isSponsored ? 0.03 : 0, mayPay: false, mayReturn: false },
    }),
    installed({
      ...since,
      kind: loans,
      rules: suggestedLoans,
    }),
    installed({
      ...since,
      kind: investmentProfileWindows,
      rules: {
        months: isSponsored ? [5, 11] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        firstDay: 1,
        lastDay: 15,
      },
    }),
    installed({
      ...since,
      kind: planDependants,
      // One plan of the three lets students stay, another takes designated people.
      rules: { ...suggestedPlanDependants, studentsStay: plan.id === 1, acceptsDesignated: plan.id === 4 },
    }),
  ]
}

function waysToRetire({ id, modality }: DemoPlan): RetirementRule[] {
  if (modality === 'instituted') return [{ kind: 'normal', minimumAge: 60, minimumMonths: 36 }]
  return [
    { kind: 'normal', minimumAge: 60, minimumMonths: 60 },
    { kind: 'early', minimumAge: 55, minimumMonths: id === 7 ? 120 : 60 },
  ]
}

/** SVG text of a plan's logo or background. */
export function themeDrawing(plan: DemoPlan, kind: 'logo' | 'background'): string {
  return readFileSync(new URL(`./themes/${plan.drawings}-${kind}.svg`, import.meta.url), 'utf8')
}
