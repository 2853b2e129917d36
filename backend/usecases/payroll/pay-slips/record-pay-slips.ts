import { inArray } from 'drizzle-orm'
import type { Querier, Transaction } from '#backend/database/client.ts'
import { illnessExemptionsOf } from '#backend/database/queries/illness-exemptions.ts'
import { waitingRefunds } from '#backend/database/queries/pay-slip-refunds.ts'
import type { StoredPaySlip } from '#backend/database/queries/pay-slips.ts'
import { paySlipLines, paySlipRefunds, paySlips } from '#backend/database/schema/pay-slips.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { planActs } from '#backend/due-acts/plan-acts.ts'
import { type AuditedWork, auditAll } from '#backend/security/audit.ts'
import { addDays, compareIso, saoPauloDateOf } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { withExemption, withRefund } from '#domain/payroll/pay-slips/tax-refund.ts'
import { illnessExemptionApplies } from '#domain/taxes/illness-exemption.ts'
import { recordLoanDeduction } from '../../loans/pay-slip-deductions.ts'
import { monthlyRulesFor } from '../../taxes/tax-regime/residence-taxes.ts'

/** A pay slip of a plan link, with the account that received it. */
export type NewPaySlip = StoredPaySlip & { linkId: number }

/** Slips of one statement: each brings some lines of five parameters, of which PostgreSQL takes 65,535. */
const MAX_SLIPS = 500

/** Of slips that were paid longer ago nobody is told: they are history that is brought over. */
const LATEST_DAYS = 31

/**
 * Records pay slips, one a month and plan link at most: without tax where the benefit is exempt by illness in that month, and with what
 * waits to be given back of earlier ones as line 190. The instalment of a loan that a slip deducts is paid by it. Plans that each person is
 * told on the day of payment; of one that comes after that day, as soon as may be.
 */
export async function recordPaySlips(work: AuditedWork, slips: readonly NewPaySlip[]): Promise<void> {
  const { whole, refunds } = await wholeSlips(work.database, slips)
  const written = await insertPaySlips(work.database, whole, () => work.now)
  for (const slip of written) await refunds.settle(work.database, slip)
  const ids = new Map(written.map((slip) => [keyOf(slip), slip.id]))
  for (const slip of whole) {
    const id = ids.get(keyOf(slip))
    if (id !== undefined) await recordLoanDeduction(work, { ...slip, id })
  }
  const oldest = addDays(saoPauloDateOf(work.now), -LATEST_DAYS)
  await planActs(
    work,
    written
      .filter(({ paidOn }) => compareIso(paidOn, oldest) >= 0)
      .map(({ id, paidOn }) => ({ kind: 'pay-slip-notice', subjectId: id, dueOn: paidOn })),
  )
  const owners = await ownersOf(work.database, [...new Set(written.map(({ linkId }) => linkId))])
  await auditAll(
    work,
    written.map(({ id, linkId, competence, paidOn, net }) => ({
      subjectId: owners.get(linkId) ?? null,
      action: 'pay-slip.recorded',
      entityId: id,
      after: { competence, paidOn, net },
    })),
  )
}

/** Slips as they are recorded: with what the person's exemptions and refunds make of them. Nothing is written. */
export async function calculatedPaySlips(
  database: Querier,
  slips: readonly NewPaySlip[],
): Promise<NewPaySlip[]> {
  return (await wholeSlips(database, slips)).whole
}

async function wholeSlips(database: Querier, slips: readonly NewPaySlip[]) {
  const refunds = await refundsWith(database, slips)
  const drawn = await withIllnessExemptions(database, slips)
  return { refunds, whole: drawn.map((slip) => withRefund(slip, refunds.amountOf(slip))) }
}

/** Slips of months in which the benefit is exempt by illness are drawn so, whatever they were taxed as. */
async function withIllnessExemptions(database: Querier, slips: readonly NewPaySlip[]): Promise<NewPaySlip[]> {
  const linkIds = [...new Set(slips.map(({ linkId }) => linkId))]
  const granted = Map.groupBy(await illnessExemptionsOf(database, linkIds), ({ linkId }) => linkId)
  const owners = await ownersOf(database, [...granted.keys()])
  const drawn: NewPaySlip[] = []
  for (const slip of slips) {
    const personId = owners.get(slip.linkId)
    const isExempt = granted.get(slip.linkId)?.some((one) => illnessExemptionApplies(slip.competence, one))
    drawn.push(
      isExempt && personId !== undefined
        ? withExemption(slip, 'illness', await monthlyRulesFor(database, personId, slip.paidOn))
        : slip,
    )
  }
  return drawn
}

/** A waiting refund goes with the first slip after its month. */
async function refundsWith(database: Querier, slips: readonly NewPaySlip[]) {
  const waiting = await waitingRefunds(database, [...new Set(slips.map(({ linkId }) => linkId))])
  const bySlip = Map.groupBy(waiting, ({ linkId, competence }) => {
    const later = slips
      .filter((slip) => slip.linkId === linkId && slip.competence > competence)
      .map((slip) => slip.competence)
    return keyOf({ linkId, competence: later.toSorted()[0] ?? '' })
  })
  const refundsOf = (slip: Pick<NewPaySlip, 'linkId' | 'competence'>) => bySlip.get(keyOf(slip)) ?? []
  return {
    amountOf: (slip: NewPaySlip) => sumReais(refundsOf(slip).map(({ amount }) => amount)),
    settle: async (transaction: Transaction, slip: WrittenPaySlip) => {
      const ids = refundsOf(slip).map(({ id }) => id)
      if (ids.length === 0) return
      await transaction
        .update(paySlipRefunds)
        .set({ paidWithId: slip.id })
        .where(inArray(paySlipRefunds.id, ids))
    },
  }
}

type WrittenPaySlip = Pick<typeof paySlips.$inferSelect, 'id' | 'linkId' | 'competence' | 'paidOn' | 'net'>

/** Writes the rows of pay slips and their lines, and nothing else. */
export async function insertPaySlips(
  database: Transaction,
  slips: readonly NewPaySlip[],
  createdAt: (slip: NewPaySlip) => Date,
): Promise<WrittenPaySlip[]> {
  const all: WrittenPaySlip[] = []
  for (let first = 0; first < slips.length; first += MAX_SLIPS) {
    const some = slips.slice(first, first + MAX_SLIPS)
    const written = await database
      .insert(paySlips)
      .values(some.map((slip) => ({ ...rowOf(slip), createdAt: createdAt(slip) })))
      .returning({
        id: paySlips.id,
        linkId: paySlips.linkId,
        competence: paySlips.competence,
        paidOn: paySlips.paidOn,
        net: paySlips.net,
      })
    const ids = new Map(written.map((row) => [keyOf(row), row.id]))
    const lines = some.flatMap((slip) => linesOf(slip, ids.get(keyOf(slip)) ?? 0))
    if (lines.length > 0) await database.insert(paySlipLines).values(lines)
    all.push(...written)
  }
  return all
}

const keyOf = ({ linkId, competence }: Pick<NewPaySlip, 'linkId' | 'competence'>) => `${linkId}/${competence}`

function rowOf({ lines: _, ...row }: NewPaySlip) {
  return row
}

function linesOf({ lines }: NewPaySlip, paySlipId: number) {
  return lines.map(({ code, reference, amount }, position) => ({
    paySlipId,
    position,
    code,
    reference,
    amount,
  }))
}

async function ownersOf(database: Querier, linkIds: number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .select({ id: planLinks.id, personId: planLinks.personId })
    .from(planLinks)
    .where(inArray(planLinks.id, linkIds))
  return new Map(rows.map(({ id, personId }) => [id, personId]))
}
