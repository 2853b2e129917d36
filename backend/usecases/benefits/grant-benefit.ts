import { benefitSentences } from '#contract/benefits/benefit-request.text.ts'
import type { BenefitRequestData } from '#contract/benefits/benefit-request.ts'
import { chosenIncome, effectFacts, effectOf } from '#contract/benefits/benefit-request-check.ts'
import { benefitKindWords } from '#contract/benefits/wire-words.ts'
import { dateText } from '#contract/value-text.ts'
import type { BenefitEffect } from '#domain/benefits/benefit-effect.ts'
import type { YearlyPayments } from '#domain/benefits/benefit-rules.ts'
import { termAtGrant } from '#domain/benefits/grant-benefit.ts'
import type { ChosenIncome } from '#domain/benefits/income-at-grant.ts'
import { competenceOf, saoPauloDateOf } from '#domain/calendar.ts'
import { hasThirteenth } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import { bankAccountOf } from '../../database/queries/bank-account.ts'
import { benefitIncomes, benefits } from '../../database/schema/benefits.ts'
import { notify } from '../../messages/notify.ts'
import { conflict } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { moveLink } from '../life-cycle/move-link.ts'
import type { Settling } from '../request-engine/define-request-kind.ts'
import { readBenefitTerms } from './benefit-terms.ts'
import { choiceOf } from './check-benefit-request.ts'

type Granting = Pick<Settling<BenefitRequestData>, 'row' | 'requestId' | 'data'>

/**
 * Grants a benefit: what pays it, by the balance and the quotas of the day, and the day of its first payment. The link waits in granting
 * until that payment, and nothing else can be asked of its balance.
 * @throws 409 when balance, account or situation do not allow it by now
 */
export async function grantBenefit(work: Work, { row, requestId, data }: Granting): Promise<void> {
  const { database, now } = work
  const { link, person, plan } = row
  const today = saoPauloDateOf(now)
  const [terms, current] = await Promise.all([
    readBenefitTerms(database, row, today),
    bankAccountOf(database, person.id),
  ])
  const choice = choiceOf(data, today)
  const effect = effectOf(choice, terms)
  const account =
    data.conta ?? (current && { banco: current.bank, agencia: current.agency, conta: current.account })
  if (effect === null) throw conflict(benefitSentences.notPossible)
  if (account === null) throw conflict(benefitSentences.noAccount)
  const moved = await moveLink(work, { linkId: link.id, event: 'benefit-accepted', on: today, requestId })
  if (!moved.ok) throw conflict(benefitSentences.notPossible)
  const { paidOn, lots } = effectFacts(terms, choice)
  const income = chosenIncome(choice)
  const term = effect.singlePayment || income === null ? null : termAtGrant(income, lots, today)
  const granted = {
    kind: benefitKindWords.fromWire(data.beneficio),
    firstPaymentOn: paidOn,
    cashPercent: effect.singlePayment ? 0 : data.percentualSaque,
  }
  const [benefit] = await database
    .insert(benefits)
    .values({
      ...granted,
      linkId: link.id,
      requestId,
      grantedOn: today,
      bank: account.banco,
      agency: account.agencia,
      account: account.conta,
      termDaysAtGrant: term === null ? null : Math.floor(term),
      createdAt: now,
    })
    .returning({ id: benefits.id })
  if (!benefit) throw new Error('the benefit was not stored')
  const paidAs = incomeRow(effect, income, terms.regras)
  await database
    .insert(benefitIncomes)
    .values({ ...paidAs, benefitId: benefit.id, validFrom: competenceOf(paidOn), requestId, createdAt: now })
  await audit(work, {
    subjectId: person.id,
    action: 'benefit.granted',
    entityId: link.id,
    after: { ...granted, ...paidAs },
  })
  await notify(
    work,
    'beneficio_concedido',
    { personId: person.id, planId: plan.id, requestId },
    { plano: plan.name, primeiroPagamento: dateText(paidOn) },
  )
}

/** How a benefit is paid from its first month on, as its row says it. */
export function incomeRow(
  { singlePayment, income, quotas }: Pick<BenefitEffect, 'singlePayment' | 'income' | 'quotas'>,
  chosen: ChosenIncome | null,
  rules: YearlyPayments,
) {
  if (singlePayment || chosen === null) return { incomeType: 'single' } as const
  const thirteenthMonth = hasThirteenth(chosen.type, rules) ? rules.thirteenthMonth : null
  switch (chosen.type) {
    case 'percent':
      return { incomeType: 'percent', percent: chosen.percent, thirteenthMonth } as const
    case 'fixed-term':
      return {
        incomeType: 'fixed-term',
        termMonths: chosen.years * 12,
        thirteenthMonth,
        ...(quotas === null ? { monthlyAmount: income } : { quotasPerMonth: String(quotas) }),
      } as const
    case 'lifetime':
      return { incomeType: 'lifetime', monthlyAmount: income, thirteenthMonth } as const
  }
}
