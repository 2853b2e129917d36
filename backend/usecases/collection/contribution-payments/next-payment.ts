import type { Querier } from '#backend/database/client.ts'
import type { PaymentRow } from '#backend/database/queries/contribution-payments.ts'
import { voluntaryIn } from '#backend/database/queries/contribution-settings.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { isSuspendedIn } from '#backend/database/queries/suspensions.ts'
import { contributionTerms, selfSponsorship } from '#backend/rules/contribution-kinds.ts'
import { basisOf, type ContributionRules } from '#backend/rules/contribution-rules.ts'
import { type PlanReference, rulesOn } from '#backend/rules/rule-on.ts'
import { deferredBenefit } from '#backend/rules/service-kinds.ts'
import type { NextPayment } from '#contract/collection/contribution-payments.ts'
import { paymentPurposeWords } from '#contract/collection/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { BoletoPurpose } from '#domain/collection/boletos/boleto-state.ts'
import { isUnpaid } from '#domain/collection/boletos/boleto-state.ts'
import { checkBoletoRequest } from '#domain/collection/boletos/check-boleto-request.ts'
import { dueDateFor, payableUntil } from '#domain/contributions/due-date.ts'
import { Category } from '#domain/participants.ts'
import { selfSponsoredParts } from './self-sponsored-parts.ts'

/** Rules of contributions that are paid one by one; the fee of a deferred benefit in reais a month. */
export type PaymentRules = Omit<ContributionRules, 'isVoluntary'> & { deferredMonthlyFee: number }

/** Reads them by one query. @throws MissingRule */
export async function paymentRulesOn(
  database: Querier,
  plan: PlanReference,
  today: IsoDate,
): Promise<PaymentRules> {
  const kinds = [contributionTerms, selfSponsorship, deferredBenefit] as const
  const [terms, { feePercent }, { monthlyFee }] = await rulesOn(database, kinds, plan, today)
  const { contribution } = basisOf(terms)
  return { contribution, selfSponsoredFeePercent: feePercent, deferredMonthlyFee: monthlyFee }
}

/** Payment that the link's category makes by default. */
export function purposeOf({ category }: LinkRow['link']): BoletoPurpose {
  if (category === Category.selfSponsored) return 'self-sponsored'
  return category === Category.deferred ? 'deferred-fee' : 'voluntary'
}

export async function nextPayment(
  database: Querier,
  { link }: LinkRow,
  rules: PaymentRules,
  { issued, today }: { issued: readonly PaymentRow[]; today: IsoDate },
): Promise<NextPayment> {
  const purpose = purposeOf(link)
  const dueDate = dueDateFor(today, rules.contribution)
  const month = competenceOf(dueDate)
  const isFixed = purpose !== 'voluntary'
  const isSuspended = await isSuspendedIn(database, link.id, month)
  const parts = isFixed
    ? await fixedParts(database, link, rules, { month, today })
    : { parcelas: [], total: 0 }
  const monthly = isFixed ? null : await voluntaryIn(database, link.id, month)
  const minimum = isFixed ? 0 : rules.contribution.minimumVoluntary
  const amount = isFixed ? parts.total : Math.max(monthly?.amount ?? 0, minimum)
  const outcome = checkBoletoRequest({ purpose, issued, today }, rules.contribution)
  const problem = outcome.ok ? undefined : outcome.problems[0]
  const inTheWay = issued.find(
    (row) => row.purpose === purpose && row.competence === month && (isUnpaid(row) || row.paidOn !== null),
  )
  const state = problem?.code === 'already-issued' ? 'ja-gerada' : problem ? 'ja-paga' : null
  const suspended = isSuspended ? 'suspensa' : null
  const unpayable = amount > 0 ? null : 'sem-valor'
  return {
    finalidade: paymentPurposeWords.toWire(purpose),
    competencia: month,
    vencimento: dueDate,
    pagavelAte: payableUntil(dueDate),
    ultimoDiaEmissao: rules.contribution.lastIssueDay,
    valor: amount,
    valorFixo: isFixed,
    valorMinimo: minimum,
    parcelas: parts.parcelas,
    impedimento: state ?? suspended ?? unpayable,
    idImpedimento: state === null ? null : (inTheWay?.id ?? null),
  }
}

type FixedParts = { parcelas: NextPayment['parcelas']; total: number }

async function fixedParts(
  database: Querier,
  { id, category }: LinkRow['link'],
  rules: PaymentRules,
  { month, today }: { month: string; today: IsoDate },
): Promise<FixedParts> {
  if (category !== Category.selfSponsored) {
    const fee = rules.deferredMonthlyFee
    return { parcelas: [{ parte: 'taxa', valor: fee }], total: fee }
  }
  return (await selfSponsoredParts(database, id, rules, { month, today })) ?? { parcelas: [], total: 0 }
}
