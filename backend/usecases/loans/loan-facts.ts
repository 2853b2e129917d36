import type { LoanCheckFacts } from '#contract/loans/loan-check.ts'
import { loanRefusals, noMeansSentence } from '#contract/loans/loans.text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { type CollectionWay, collectionPlace } from '#domain/loans/collection.ts'
import type { IofRules } from '#domain/loans/iof.ts'
import type { LoanMeans } from '#domain/loans/loan-means.ts'
import type { LoanRules } from '#domain/loans/loan-rules.ts'
import type { LoanStanding } from '#domain/loans/loan-standing.ts'
import { loanStanding } from '#domain/loans/loan-standing.ts'
import { type LoanSettlement, loanSettlement } from '#domain/loans/settlement.ts'
import type { Querier } from '../../database/client.ts'
import { loanPortfolio, paidContributions } from '../../database/queries/loan-portfolio.ts'
import { runningLoan, type StoredLoan } from '../../database/queries/loans.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { isVoluntaryPlan } from '../../rules/is-voluntary-plan.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { loans, loanTax } from '../../rules/service-kinds.ts'
import { chargeRulesOn } from './charge-rules.ts'
import { readLoanMeans } from './loan-means.ts'

/** The running contract of a link, where it stands and what pays it off. */
export type RunningContract = { loan: StoredLoan; standing: LoanStanding; settlement: LoanSettlement }

/** Facts by which a loan of a link is validated on a day, except for the sum that the whole plan has lent. */
export type LinkLoanFacts = {
  rules: LoanRules & { iof: IofRules }
  contributions: number
  means: LoanMeans | null
  /** How instalments are collected; null where the link has ended. */
  way: CollectionWay | null
  running: RunningContract | null
}

/** Reads it. @throws MissingRule */
export async function readLoanFacts(database: Querier, row: LinkRow, today: IsoDate): Promise<LinkLoanFacts> {
  const rules = await ruleOn(database, loans, row.plan, today)
  const iof = await ruleOn(database, loanTax, row.plan, today)
  const loan = await runningLoan(database, row.link.id)
  const charges = await chargeRulesOn(database, row.plan, today)
  return {
    rules: { ...rules, iof },
    contributions: await paidContributions(database, row.link.id),
    means: await readLoanMeans(database, row, today),
    way: collectionPlace(row.link, { paysByBoleto: isVoluntaryPlan(row.plan) }).way,
    running: loan && {
      loan,
      standing: loanStanding(loan, today, charges),
      settlement: loanSettlement(loan, today, charges),
    },
  }
}

/** The facts of the check, with what the plan has lent; or why no check can be made. */
export async function loanCheckFacts(
  database: Querier,
  row: LinkRow,
  { contributions, means, running, way }: LinkLoanFacts,
  today: IsoDate,
): Promise<{ facts: LoanCheckFacts } | { refusal: string }> {
  if (way === null) return { refusal: loanRefusals.ended }
  if (means === null) return { refusal: noMeansSentence(row.link.category) }
  const { category, situation } = row.link
  return {
    facts: {
      applicant: {
        category,
        situation,
        birthDate: row.person.birthDate,
        today,
        contributions,
        running: running && {
          paidPercent: running.standing.paidPercent,
          isLate: running.standing.state === 'late',
        },
        portfolio: await loanPortfolio(database, row.plan.id, today),
      },
      means,
      settlement: running?.settlement.total ?? 0,
    },
  }
}
