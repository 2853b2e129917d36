import { lastBusinessDayOfMonth } from '#domain/business-days.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import { Decimal } from '#domain/money.ts'
import { seededRandom } from './random.ts'

/**
 * Investment profiles of the demo, from the calmest to the boldest. `extra` and `spread`: per cent a month; `share`: least and most
 * variable income, points.
 */
export const demoInvestmentProfiles = [
  {
    id: 1,
    name: 'Super Conservador',
    extra: -0.02,
    spread: 0.03,
    share: [0, 0],
    description: 'Só renda fixa de curto prazo. Quase não oscila e rende perto dos juros básicos.',
  },
  {
    id: 2,
    name: 'Conservador',
    extra: 0.02,
    spread: 0.3,
    share: [0, 10],
    description: 'Quase tudo em renda fixa. Oscila pouco, para quem prefere segurança.',
  },
  {
    id: 3,
    name: 'Moderado',
    extra: 0.07,
    spread: 0.8,
    share: [10, 30],
    description: 'Renda fixa com uma parte em ações. Aceita oscilar para render mais em alguns anos.',
  },
  {
    id: 4,
    name: 'Arrojado',
    extra: 0.15,
    spread: 1.8,
    share: [30, 60],
    description: 'Grande parte em ações. Pode cair bastante em um ano; é para prazos longos.',
  },
] as const
export type DemoInvestmentProfileId = (typeof demoInvestmentProfiles)[number]['id']

export interface DemoQuota {
  profileId: DemoInvestmentProfileId
  date: IsoDate
  /** Unit value in reais, eight decimals. */
  unitValue: string
}

/** Months of quotas before the day of the seed: longer than the longest enrolment of the demo. */
const QUOTA_MONTHS = 384

const SEED = 276
/** The safe rate swings between these, per cent a month, once up and down in {@link CYCLE} months. */
const LOWEST_RATE = 0.5
const HIGHEST_RATE = 1.05
const CYCLE = 96
/** Where in the swing the series begins, so that it ends near the top. */
const CYCLE_START = 40

/**
 * Dates of the monthly quotas, oldest first: the last business day of each month. The newest one is before the day of the
 * seed, because the value of a day is only known after it.
 */
export function quotaDates(today: IsoDate): IsoDate[] {
  const thisMonth = competenceOf(today)
  const newest = lastBusinessDayOfMonth(thisMonth) < today ? 0 : -1
  return Array.from({ length: QUOTA_MONTHS }, (_, index) =>
    lastBusinessDayOfMonth(addToCompetence(thisMonth, newest - (QUOTA_MONTHS - 1 - index))),
  )
}

/** Unit values of every profile, from 1.00000000 on. The same values on any day; only their dates move. */
export function demoQuotas(today: IsoDate): DemoQuota[] {
  const dates = quotaDates(today)
  return demoInvestmentProfiles.flatMap((profile) => {
    const random = seededRandom(SEED + profile.id)
    let unitValue = new Decimal(1)
    return dates.map((date, month) => {
      if (month > 0) unitValue = grow(unitValue, monthlyReturn(profile, month, random.bell()))
      return { profileId: profile.id, date, unitValue: unitValue.toFixed(8) }
    })
  })
}

function monthlyReturn(profile: { extra: number; spread: number }, month: number, bell: number): number {
  const position = ((month + CYCLE_START) % CYCLE) / CYCLE
  const height = position < 0.5 ? position * 2 : 2 - position * 2
  const safeRate = LOWEST_RATE + (HIGHEST_RATE - LOWEST_RATE) * height
  return safeRate + profile.extra + profile.spread * bell
}

function grow(unitValue: Decimal, percent: number): Decimal {
  return unitValue
    .times(new Decimal(1).plus(new Decimal(percent.toFixed(6)).dividedBy(100)))
    .toDecimalPlaces(8)
}

/** Unit values by date of one profile, to price credits and payments. */
export function unitValuesOf(
  quotas: readonly DemoQuota[],
  profileId: DemoInvestmentProfileId,
): ReadonlyMap<IsoDate, string> {
  return new Map(
    quotas.filter((quota) => quota.profileId === profileId).map((quota) => [quota.date, quota.unitValue]),
  )
}
