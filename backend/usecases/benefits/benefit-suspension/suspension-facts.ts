import type { Querier } from '#backend/database/client.ts'
import { benefitSuspensionsOf } from '#backend/database/queries/benefit-suspensions.ts'
import { type BenefitInForce, benefitInForce } from '#backend/database/queries/benefits.ts'
import { runningLoan, type StoredLoan } from '#backend/database/queries/loans.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { StoredSuspension } from '#backend/database/queries/suspensions.ts'
import { benefitTerms } from '#backend/rules/benefit-kinds.ts'
import { contributionTerms } from '#backend/rules/contribution-kinds.ts'
import { rulesOn } from '#backend/rules/rule-on.ts'
import type { BenefitRules } from '#domain/benefits/benefit-rules.ts'
import type { SuspensionReason } from '#domain/benefits/benefit-suspension.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { unfinishedSuspension } from '#domain/contributions/suspensions/suspension.ts'
import { Situation } from '#domain/participants.ts'
import { firstOpenMonth } from '#domain/payroll/pay-slips/benefit-calendar.ts'

export type BenefitSuspensions = {
  benefit: BenefitInForce | null
  /** Newest first. */
  periods: StoredSuspension[]
  rules: Pick<BenefitRules, 'suspension'>
  /** Last day of a month on which its own payment can still be stopped. */
  lastFilingDay: number
  /** The first month whose payment can still be stopped, or made. */
  month: Competence
  suspendedBy: SuspensionReason | null
  loan: StoredLoan | null
}

const REASONS = { PROVA_DE_VIDA: 'proof-of-life', JUDICIAL: 'court' } as const

/** Reads it. @throws MissingRule */
export async function readBenefitSuspensions(
  database: Querier,
  { link, plan }: LinkRow,
  today: IsoDate,
): Promise<BenefitSuspensions> {
  const [rules, { lastFilingDay }] = await rulesOn(database, [benefitTerms, contributionTerms], plan, today)
  const periods = await benefitSuspensionsOf(database, link.id)
  const month = firstOpenMonth(today, { lastFilingDay })
  const stands = link.situation === Situation.suspended
  const isAsked = stands || unfinishedSuspension(periods, month) !== null
  return {
    benefit: await benefitInForce(database, link.id, today),
    periods,
    rules,
    lastFilingDay,
    month,
    suspendedBy: link.situationReason ? REASONS[link.situationReason] : isAsked ? 'request' : null,
    loan: await runningLoan(database, link.id),
  }
}
