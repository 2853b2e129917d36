import { readFileSync } from 'node:fs'
import type { IsoDate } from '#domain/calendar.ts'
import { addDays } from '#domain/calendar.ts'
import { vestingTables } from '#domain/vesting/vesting-tables.ts'
import { revisionDate, valueBefore } from './revisions.ts'

export type DemoPlanId = 1 | 4 | 7

export interface DemoPlan {
  id: DemoPlanId
  name: string
  modality: 'sponsored' | 'instituted'
  onboardingPlan: number
  /** Brand colour, `#RRGGBB`. */
  primaryColour: string
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
    primaryColour: '#0B3A82',
    drawings: 'hpe',
    withoutServices: ['convidar-participante'],
  },
  {
    id: 4,
    name: 'MAIS_VALOR',
    modality: 'instituted',
    onboardingPlan: 6,
    primaryColour: '#3BA387',
    drawings: 'mais-valor',
    withoutServices: ['autopatrocinio', 'bpd'],
  },
  {
    id: 7,
    name: 'DXC',
    modality: 'sponsored',
    onboardingPlan: 1,
    primaryColour: '#FDB913',
    drawings: 'dxc',
    withoutServices: ['convidar-participante'],
  },
]

/** Plan unit in force on the day of the seed, reais. */
export const CURRENT_UNIT = 7473.3
/** Lowest voluntary contribution in force on the day of the seed, reais. */
const CURRENT_MINIMUM = 122.08
/** Yearly versions of the parameters: they reach back before the first contribution of the demo. */
const PARAMETER_VERSIONS = 33

export interface DemoParameters {
  planId: DemoPlanId
  validFrom: IsoDate
  validTo: IsoDate | null
  unit: number | null
  factor: string | null
  basicMaximum: number | null
  basicStep: number | null
  supplementaryMaximum: number | null
  supplementaryStep: number | null
  employerMatch: number | null
  employerMatchCeiling: number | null
  minimumVoluntary: number | null
  dueDay: number
  rules: Record<string, unknown>
}

/** Parameters of every plan, one version a year, oldest first: the unit follows inflation, the percentages stay. */
export function demoParameters(today: IsoDate): DemoParameters[] {
  const versions = Array.from({ length: PARAMETER_VERSIONS }, (_, index) => PARAMETER_VERSIONS - 1 - index)
  return demoPlans.flatMap((plan) =>
    versions.map((revisions) => ({
      planId: plan.id,
      validFrom: revisionDate(today, revisions),
      validTo: revisions === 0 ? null : addDays(revisionDate(today, revisions - 1), -1),
      dueDay: 10,
      ...(plan.modality === 'sponsored' ? percentageRules(plan.id, revisions) : voluntaryRules(revisions)),
    })),
  )
}

/** Rules on which the three plans agree; months and days as their names say. */
const COMMON_RULES = {
  lastFilingDay: 20,
  lastIssueDay: 5,
  vestingMonths: 36,
  portabilityForAssisted: false,
  deferredMayPay: false,
  deferredMayReturn: false,
  decisionDays: 60,
  selfSponsoredFeePercent: 1,
}

function percentageRules(planId: DemoPlanId, revisions: number) {
  return {
    unit: valueBefore(CURRENT_UNIT, revisions),
    factor: '1.0833',
    basicMaximum: 6,
    basicStep: 1,
    supplementaryMaximum: 25,
    supplementaryStep: 1,
    employerMatch: 100,
    employerMatchCeiling: planId === 7 ? 6 : null,
    minimumVoluntary: null,
    rules: {
      ...COMMON_RULES,
      changeLimit: 'one-per-quarter',
      retirement: [
        { kind: 'normal', minimumAge: 60, minimumMonths: 60 },
        { kind: 'early', minimumAge: 55, minimumMonths: planId === 7 ? 120 : 60 },
      ],
      redemptionWaitingMonths: 0,
      loanCategories: [1, 2, 4],
      hasRiskCover: true,
      vestingTable: vestingTables[planId === 7 ? 'B' : 'A'],
      profileWindows: { months: [5, 11], firstDay: 1, lastDay: 15 },
    },
  }
}

function voluntaryRules(revisions: number) {
  return {
    unit: null,
    factor: null,
    basicMaximum: null,
    basicStep: null,
    supplementaryMaximum: null,
    supplementaryStep: null,
    employerMatch: null,
    employerMatchCeiling: null,
    minimumVoluntary: valueBefore(CURRENT_MINIMUM, revisions),
    rules: {
      ...COMMON_RULES,
      changeLimit: 'free',
      retirement: [{ kind: 'normal', minimumAge: 60, minimumMonths: 36 }],
      redemptionWaitingMonths: 36,
      loanCategories: [1, 2, 4],
      vestingTable: null,
      profileWindows: { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], firstDay: 1, lastDay: 15 },
    },
  }
}

/** SVG text of a plan's logo or background. */
export function themeDrawing(plan: DemoPlan, kind: 'logo' | 'background'): string {
  return readFileSync(new URL(`./themes/${plan.drawings}-${kind}.svg`, import.meta.url), 'utf8')
}
