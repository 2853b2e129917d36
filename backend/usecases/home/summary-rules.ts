import type { IsoDate } from '#domain/calendar.ts'
import type { OfferedServices } from '#domain/plans/services/service-cells.ts'
import type { RetirementRule } from '#domain/plans/services/service-conditions.ts'
import type { Querier } from '../../database/client.ts'
import {
  benefitPayment,
  benefitTerms,
  projection,
  publicPensionTerms,
  vesting,
} from '../../rules/benefit-kinds.ts'
import {
  contributionSuspension,
  contributionTerms,
  overdueCharges,
  selfSponsorship,
} from '../../rules/contribution-kinds.ts'
import { basisOf, type ContributionRules } from '../../rules/contribution-rules.ts'
import type { RuleOf } from '../../rules/define-plan-rules.ts'
import { declarations, investmentProfileWindows } from '../../rules/entity-kinds.ts'
import { type PlanReference, rulesOn } from '../../rules/rule-on.ts'
import { deferredBenefit, retirement, servicesOffered } from '../../rules/service-kinds.ts'

/** Every rule that a plan at a glance follows. */
export type SummaryRules = {
  contributions: ContributionRules
  overdue: RuleOf<typeof overdueCharges>
  services: RuleOf<typeof servicesOffered>['services']
  offered: OfferedServices
  retirement: readonly RetirementRule[]
  vestingTable: RuleOf<typeof vesting>['table']
  projection: RuleOf<typeof projection>
  benefitTerms: RuleOf<typeof benefitTerms>
  benefitPayment: RuleOf<typeof benefitPayment>
  deferredBenefit: RuleOf<typeof deferredBenefit>
  suspension: RuleOf<typeof contributionSuspension>
  publicPension: RuleOf<typeof publicPensionTerms>
  profileWindows: RuleOf<typeof investmentProfileWindows>
  /** Days before its end in which a declaration is shown as expiring. */
  declarationWarningDays: number
}

/** Reads them by one query. @throws MissingRule */
export async function summaryRulesOn(
  database: Querier,
  plan: PlanReference,
  today: IsoDate,
): Promise<SummaryRules> {
  const [
    terms,
    { feePercent },
    overdue,
    { services, cells = [] },
    { ways },
    { table },
    projected,
    windows,
    { warningDays },
    granted,
    paid,
    deferral,
    suspension,
    pension,
  ] = await rulesOn(
    database,
    [
      contributionTerms,
      selfSponsorship,
      overdueCharges,
      servicesOffered,
      retirement,
      vesting,
      projection,
      investmentProfileWindows,
      declarations,
      benefitTerms,
      benefitPayment,
      deferredBenefit,
      contributionSuspension,
      publicPensionTerms,
    ],
    plan,
    today,
  )
  return {
    contributions: { ...basisOf(terms), selfSponsoredFeePercent: feePercent },
    overdue,
    services,
    offered: { enabled: services, cells },
    retirement: ways,
    vestingTable: table,
    projection: projected,
    benefitTerms: granted,
    benefitPayment: paid,
    deferredBenefit: deferral,
    suspension,
    publicPension: pension,
    profileWindows: windows,
    declarationWarningDays: warningDays,
  }
}
