import { and, countDistinct, eq, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { LoanPortfolio } from '#domain/loans/portfolio.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import type { Querier } from '../client.ts'
import { ledgerEntries } from '../schema/ledger.ts'
import { loanInstalments, loanPayments, loans } from '../schema/loans.ts'
import { planLinks } from '../schema/plans.ts'
import { newestQuotaOf } from './ledger.ts'

/** Loans of a plan that are not paid back, and the worth of all of its accounts on a day. Adds up the plan's whole ledger. */
export async function loanPortfolio(database: Querier, planId: number, day: IsoDate): Promise<LoanPortfolio> {
  const paid = database
    .select({ one: sql`1` })
    .from(loanPayments)
    .where(and(eq(loanPayments.loanId, loans.id), eq(loanPayments.number, loanInstalments.number)))
  const [lent] = await database
    .select({ amount: sql<string>`coalesce(sum(${loanInstalments.amortisation}), 0)` })
    .from(loanInstalments)
    .innerJoin(loans, eq(loans.id, loanInstalments.loanId))
    .innerJoin(planLinks, eq(planLinks.id, loans.linkId))
    .where(and(eq(planLinks.planId, planId), isNull(loans.endedOn), notExists(paid)))
  const held = database
    .select({
      profileId: ledgerEntries.profileId,
      quotas: sql<string>`sum(${ledgerEntries.quotas})`.as('plan_quotas'),
    })
    .from(ledgerEntries)
    .innerJoin(planLinks, eq(planLinks.id, ledgerEntries.linkId))
    .where(and(eq(planLinks.planId, planId), lte(ledgerEntries.date, day)))
    .groupBy(ledgerEntries.profileId)
    .as('held')
  const positions = await database
    .select({ quotas: held.quotas, value: newestQuotaOf(database, held.profileId, day) })
    .from(held)
  return {
    lent: lent?.amount ?? 0,
    planResources: sumReais(
      positions.map(({ quotas, value }) => toDecimal(quotas).times(toDecimal(value ?? 0))),
    ),
  }
}

/** Months for which a link's own contributions were credited. */
export async function paidContributions(database: Querier, linkId: number): Promise<number> {
  const [row] = await database
    .select({ months: countDistinct(ledgerEntries.competence) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.linkId, linkId), inArray(ledgerEntries.type, ['CB', 'CV'])))
  return row?.months ?? 0
}
