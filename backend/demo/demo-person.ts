import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { DependantTypeId, Kinship } from '#domain/dependants/kinships.ts'
import type { AttendantLevelId, CategoryId, SituationId } from '#domain/participants.ts'
import type { DiscountCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { plainWords } from '#domain/plain-words.ts'
import type { DemoPlanId } from './plans.ts'
import type { DemoInvestmentProfileId } from './quotas.ts'

/** Contributions in percentages of pay, with the sponsor's match. */
export interface PercentageSavings {
  kind: 'percentage'
  /** Gross monthly pay in force, reais. */
  salary: number
  /** Yearly rise above inflation, in percent. */
  salaryGrowth: number
  basicPercent: number
  supplementaryPercent: number
  /** Last month with a contribution; null: up to the newest quota. */
  until: Competence | null
  /** First month in which the person pays the sponsor's share and the fee as well. */
  selfSponsoredSince?: Competence
  /** Exact balances at the newest quota, reais: the last credit brings them there. */
  exactBalances?: { participant: number; sponsor: number }
}

/** A fixed amount a month, by direct debit (5) or boleto (2). */
export interface VoluntarySavings {
  kind: 'voluntary'
  /** Reais. */
  amount: number
  paymentMethod: 2 | 5
  agency: string | null
  account: string | null
  until: Competence | null
}

/** Something taken from every payment of a period, reais. */
export interface DemoDiscount {
  code: DiscountCode
  amount: number
  since: Competence
  /** Last month; null or absent: still taken. */
  until?: Competence | null
  /** How many instalments there are in all, for a loan. */
  instalments?: number
}

/** A level income in reais a month for a term, or a percentage of what is left of the balance. */
export type DemoBenefit = ({ monthly: number; termYears: number } | { percentOfBalance: number }) & {
  since: Competence
  /** Last month paid; null: still paid. */
  until: Competence | null
  discounts?: readonly DemoDiscount[]
}

/** A dependant of the income tax (type 1), or of the plan (type 2). Whoever is no student and able to work says nothing of it. */
interface DemoDependant {
  type: DependantTypeId
  name: string
  /** Eleven digits. */
  cpf: string
  birthDate: IsoDate
  kinship: Kinship
  /** Points. */
  share: number
  since: IsoDate
}

export interface DemoLink {
  planId: DemoPlanId
  enrolment: string
  category: CategoryId
  situation: SituationId
  joinedOn: IsoDate
  situationSince: IsoDate
  taxRegime: 'progressive' | 'regressive' | null
  profileId: DemoInvestmentProfileId
  /** Null: nothing was ever contributed. */
  savings: PercentageSavings | VoluntarySavings | null
  /** Income paid on every quota date of a period; null without benefit. */
  benefit: DemoBenefit | null
  dependants: readonly DemoDependant[]
}

export interface DemoPerson {
  /** Eleven digits. */
  cpf: string
  name: string
  email: string
  birthDate: IsoDate
  /** Null: not on record. */
  sex: 'F' | 'M' | null
  adminLevel: AttendantLevelId | null
  onboardingOpen: boolean
  /** 1 Importado … 6 Exportado; null: never asked to re-register. */
  reRegistrationStatus: 1 | 2 | 3 | 4 | 5 | 6 | null
  links: readonly DemoLink[]
}

/** A person with the usual answers; what is special about them comes last. */
export function demoPerson(
  person: Pick<DemoPerson, 'cpf' | 'name' | 'birthDate'> & Partial<DemoPerson>,
): DemoPerson {
  return {
    email: emailOf(person.name),
    sex: null,
    adminLevel: null,
    onboardingOpen: false,
    reRegistrationStatus: null,
    links: [],
    ...person,
  }
}

/** A link with the usual answers: progressive regime, most moderate profile but one, nothing paid in or out. */
export function demoLink(
  link: Pick<DemoLink, 'planId' | 'enrolment' | 'category' | 'situation' | 'joinedOn'> & Partial<DemoLink>,
): DemoLink {
  return {
    situationSince: link.joinedOn,
    taxRegime: 'progressive',
    profileId: 2,
    savings: null,
    benefit: null,
    dependants: [],
    ...link,
  }
}

/** Percentages of pay with the usual answers: pay grows 1% a year above inflation, contributions never stopped. */
export function percentageOf(
  savings: Pick<PercentageSavings, 'salary' | 'basicPercent' | 'supplementaryPercent'> &
    Partial<PercentageSavings>,
): PercentageSavings {
  return { kind: 'percentage', salaryGrowth: 1, until: null, ...savings }
}

/** First and last name at a domain that can't exist. */
function emailOf(name: string): string {
  const words = plainWords(name).split(' ')
  return `${words[0]}.${words.at(-1)}@exemplo.example`
}
