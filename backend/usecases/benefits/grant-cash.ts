import { and, eq, isNull } from 'drizzle-orm'
import { cashWithdrawalSentences } from '#contract/benefits/cash-withdrawal.text.ts'
import type { CashWithdrawalData } from '#contract/benefits/cash-withdrawal.ts'
import { cashEffect, incomeOf, percentComplaint } from '#contract/benefits/cash-withdrawal-check.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { Situation } from '#domain/participants.ts'
import { benefitInForce } from '../../database/queries/benefits.ts'
import { benefitIncomes, benefits } from '../../database/schema/benefits.ts'
import { conflict } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import type { Settling } from '../request-engine/define-request-kind.ts'
import { incomeRow } from './grant-benefit.ts'
import { readCashTerms } from './read-cash-withdrawal.ts'

/**
 * Grants cash with the first payment of a benefit: it keeps how much of the balance, and an income that was fixed in reais or quotas becomes
 * what the rest pays, from the same month on. Payroll pays both. The caller holds the link.
 * @throws 409 when the first payment is out, cash was granted already, or the rest does not pay the minimum
 */
export async function grantCash(
  work: Work,
  { row, requestId, data }: Pick<Settling<CashWithdrawalData>, 'row' | 'requestId' | 'data'>,
): Promise<void> {
  const { database, now } = work
  const today = saoPauloDateOf(now)
  const [benefit, terms] = [
    await benefitInForce(database, row.link.id, today),
    await readCashTerms(database, row, today),
  ]
  const income = terms.concedido && incomeOf(terms.concedido)
  const effect = cashEffect(data.percentual, terms)
  const mayPay =
    row.link.situation === Situation.inGranting && percentComplaint(data.percentual, terms) === null
  if (!benefit || !income || effect === null || !mayPay) throw conflict(cashWithdrawalSentences.notPossible)
  const [changed] = await database
    .update(benefits)
    .set({ cashPercent: data.percentual })
    .where(and(eq(benefits.id, benefit.id), eq(benefits.cashPercent, 0), isNull(benefits.endedOn)))
    .returning({ id: benefits.id })
  if (!changed) throw conflict(cashWithdrawalSentences.notPossible)
  // So many per cent of the balance are of what is left by themselves.
  const paidAs = incomeRow(effect, income, terms.termos.regras)
  if (income.type !== 'percent')
    await database.insert(benefitIncomes).values({
      ...paidAs,
      benefitId: benefit.id,
      validFrom: benefit.income.validFrom,
      requestId,
      createdAt: now,
    })
  await audit(work, {
    subjectId: row.person.id,
    action: 'benefit.cash-granted',
    entityId: row.link.id,
    before: { cashPercent: benefit.cashPercent, ...paidOf(benefit.income) },
    after: { cashPercent: data.percentual, ...paidOf(paidAs) },
  })
}

/** So many reais or so many quotas a month, as the income says; neither where it is a share of the balance. */
const paidOf = (income: { monthlyAmount?: unknown; quotasPerMonth?: unknown }) => ({
  monthlyAmount: income.monthlyAmount ?? null,
  quotasPerMonth: income.quotasPerMonth ?? null,
})
