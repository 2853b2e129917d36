import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { compareIso, type IsoDate } from '#domain/calendar.ts'
import { type Entitled, entitledShares } from '#domain/deaths/entitled-shares.ts'
import { type PensionObstacle, pensionObstacle } from '#domain/deaths/pension-obstacle.ts'
import { DependantType } from '#domain/dependants/kinships.ts'
import { type CoveredLoan, coverLoan } from '#domain/loans/loan-endings.ts'
import { sumReais } from '#domain/money.ts'
import type { Querier } from '../../database/client.ts'
import { accountBalances } from '../../database/queries/account-balances.ts'
import { benefitInForce } from '../../database/queries/benefits.ts'
import { type DependantRow, dependantsOn, listOf } from '../../database/queries/dependants.ts'
import { OPEN_STATUSES } from '../../database/queries/link-requests.ts'
import { runningLoan } from '../../database/queries/loans.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { contributionPayments } from '../../database/schema/contribution-payments.ts'
import { deaths } from '../../database/schema/deaths.ts'
import { paySlips } from '../../database/schema/pay-slips.ts'
import { people } from '../../database/schema/people.ts'
import { requestKinds, requests } from '../../database/schema/requests.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { loans } from '../../rules/service-kinds.ts'
import { chargeRulesOn } from '../loans/charge-rules.ts'

/** The day of a death, and the day on which it is looked at. */
export type DaysOfDeath = { diedOn: IsoDate; today: IsoDate }

type Listed = DependantRow & { from: IsoDate; until: IsoDate | null }

/** Consequences of a death for a plan link. Reais. */
export type LinkAtDeath = {
  balance: number
  /** Net income of the benefit that was paid after the day. */
  paidAfter: number
  /** Contributions that wait for their money. */
  boletos: number[]
  loan: (CoveredLoan & { id: number }) | null
  entitled: Entitled<Listed>[]
  obstacle: PensionObstacle | null
}

/** Consequences of the person's death for a link that has not ended; nothing is written. @throws MissingRule */
export async function linkAtDeath(
  database: Querier,
  row: LinkRow,
  { diedOn, today }: DaysOfDeath,
): Promise<LinkAtDeath> {
  const { link } = row
  const [balances, paidAfter, boletos, loan, benefit, entitled] = await Promise.all([
    accountBalances(database, link.id, today),
    paidAfterDeath(database, link.id, diedOn),
    unpaidContributions(database, link.id),
    coveredLoan(database, row, { diedOn, today }),
    benefitInForce(database, link.id, today),
    entitledOf(database, link, diedOn),
  ])
  const balance = sumReais([...balances.values()])
  const facts = { category: link.category, balance, income: benefit?.income.incomeType ?? null }
  const obstacle = pensionObstacle({ ...facts, entitled: entitled.length })
  return { balance, paidAfter, boletos, loan, entitled: obstacle === null ? entitled : [], obstacle }
}

/** Requests of a link in which something could still happen. */
export function openRequestsOf(database: Querier, linkId: number) {
  return database
    .select({ id: requests.id, protocolo: requests.protocol, nome: requestKinds.name })
    .from(requests)
    .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
    .where(and(eq(requests.linkId, linkId), inArray(requests.status, [...OPEN_STATUSES])))
    .orderBy(asc(requests.id))
}

async function paidAfterDeath(database: Querier, linkId: number, diedOn: IsoDate): Promise<number> {
  const [paid] = await database
    .select({ net: sql<string>`coalesce(sum(${paySlips.net}), 0)` })
    .from(paySlips)
    .where(and(eq(paySlips.linkId, linkId), gt(paySlips.paidOn, diedOn)))
  return Number(paid?.net ?? 0)
}

async function unpaidContributions(database: Querier, linkId: number): Promise<number[]> {
  const { id, paidOn, cancelledOn } = contributionPayments
  const rows = await database
    .select({ id })
    .from(contributionPayments)
    .where(and(eq(contributionPayments.linkId, linkId), isNull(paidOn), isNull(cancelledOn)))
    .orderBy(asc(id))
  return rows.map((row) => row.id)
}

/** A contract of after the day is nothing that its fee covers: people look at it. */
async function coveredLoan(
  database: Querier,
  { link, plan }: LinkRow,
  { diedOn, today }: DaysOfDeath,
): Promise<LinkAtDeath['loan']> {
  const loan = await runningLoan(database, link.id)
  if (loan === null || compareIso(loan.releasedOn, diedOn) > 0) return null
  const [{ coversArrears }, charges] = await Promise.all([
    ruleOn(database, loans, plan, today),
    chargeRulesOn(database, plan, today),
  ])
  return { id: loan.id, ...coverLoan(loan, diedOn, { ...charges, coversArrears }) }
}

/** Those of the list of that day who live: a death of theirs that is registered leaves their part to the others. */
async function entitledOf(
  database: Querier,
  link: LinkRow['link'],
  diedOn: IsoDate,
): Promise<Entitled<Listed>[]> {
  const listed = await dependantsOn(database, listOf(link, DependantType.plan), diedOn)
  const dead = await database
    .select({ cpf: people.cpf })
    .from(people)
    .innerJoin(deaths, eq(deaths.personId, people.id))
    .where(
      inArray(
        people.cpf,
        listed.map(({ cpf }) => cpf),
      ),
    )
  const living = listed.filter(({ cpf }) => !dead.some((person) => person.cpf === cpf))
  return entitledShares(
    living.map((row) => ({ ...row, from: row.validFrom, until: row.validUntil })),
    diedOn,
  )
}
