import { benefitIncomes } from '#backend/database/schema/benefits.ts'
import { conflict } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { incomeChangeSentences as sentences } from '#contract/benefits/income-change.text.ts'
import type { IncomeChangeData } from '#contract/benefits/income-change.ts'
import { changedIncome, newIncomeOf } from '#contract/benefits/income-change-check.ts'
import type { PaidIncome } from '#domain/benefits/paid-income.ts'
import { type Competence, competenceOf, saoPauloDateOf } from '#domain/calendar.ts'
import { hasThirteenth } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import type { Settling } from '../../request-engine/define-request-kind.ts'
import { readIncomeFigures } from './income-figures.ts'

/**
 * Carries out a granted change: the benefit is paid so from its month on. A term is reckoned by the balance and the quota of this day,
 * which is the first of that month, or the day of a later grant.
 * @throws 409 when there is no benefit any more, it is paid for life, or nothing is left to pay it
 */
export async function storeIncome(
  work: Work,
  { row, requestId, data, effectiveMonth }: Settling<IncomeChangeData>,
): Promise<void> {
  const today = saoPauloDateOf(work.now)
  const validFrom: Competence = effectiveMonth ?? data.mesEfeito ?? competenceOf(today)
  const { benefit, onWire } = await readIncomeFigures(work.database, row, today, () => validFrom)
  const wanted = newIncomeOf(data)
  if (!benefit || !onWire.renda || !wanted) throw conflict(sentences.noBenefit)
  if (onWire.renda.type === 'lifetime') throw conflict(sentences.lifetime)
  const { income, paid } = changedIncome(wanted, onWire)
  if (paid.gross <= 0) throw conflict(sentences.noBalance)
  const { regras, projecao } = onWire
  const columns = columnsOf(income, hasThirteenth(income.type, regras) ? regras.thirteenthMonth : null)
  await work.database
    .insert(benefitIncomes)
    .values({ ...columns, benefitId: benefit.id, validFrom, requestId, createdAt: work.now })
  await audit(work, {
    subjectId: row.link.personId,
    action: 'benefit-income.changed',
    entityId: row.link.id,
    before: columnsOf(onWire.renda, projecao.thirteenthMonth),
    after: { ...columns, validFrom },
  })
}

type IncomeColumns = Pick<
  typeof benefitIncomes.$inferInsert,
  'incomeType' | 'percent' | 'termMonths' | 'monthlyAmount' | 'quotasPerMonth' | 'thirteenthMonth'
>

/** An income as its row has it. */
function columnsOf(income: PaidIncome, thirteenthMonth: number | null): IncomeColumns {
  if (income.type === 'percent') return { incomeType: income.type, percent: income.percent, thirteenthMonth }
  if (income.type === 'lifetime')
    return { incomeType: income.type, monthlyAmount: income.monthlyAmount, thirteenthMonth }
  const { type: incomeType, monthsLeft: termMonths, monthlyAmount, quotasPerMonth } = income
  return {
    incomeType,
    termMonths,
    monthlyAmount,
    quotasPerMonth: quotasPerMonth?.toFixed(8) ?? null,
    thirteenthMonth,
  }
}
