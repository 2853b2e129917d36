import { benefitSentences } from '#contract/benefits/benefit-request.text.ts'
import type { BenefitRequestData, BenefitRequestOnWire } from '#contract/benefits/benefit-request.ts'
import {
  benefitDataOf,
  benefitRefusal,
  checkBenefitValues,
  choiceComplaints,
  effectFacts,
  effectOf,
} from '#contract/benefits/benefit-request-check.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import { bankAccountOf } from '../../database/queries/bank-account.ts'
import type {
  DecisionContext,
  FilingProblem,
  GrantProblem,
  KindContext,
} from '../request-engine/define-request-kind.ts'
import type { BenefitFigures } from './benefit-sentences.ts'
import { readBenefitTerms } from './benefit-terms.ts'

/** Checks an asked benefit: what a request keeps. Whether the service is open to the link is asked with the service. */
export async function checkBenefitRequest(
  { database, row, today }: KindContext,
  input: BenefitRequestOnWire,
): Promise<Outcome<BenefitRequestData, FilingProblem>> {
  const [terms, account] = await Promise.all([
    readBenefitTerms(database, row, today),
    bankAccountOf(database, row.person.id),
  ])
  const refusal = benefitRefusal({ ...terms, conta: account })
  if (refusal !== null) return { ok: false, problems: [{ refusal: benefitSentences[refusal] }] }
  const outcome = checkBenefitValues(input, terms)
  if (!outcome.ok) return outcome
  const conta = account && { banco: account.bank, agencia: account.agency, conta: account.account }
  return { ok: true, result: { ...benefitDataOf(input, outcome.result.effect, terms), conta } }
}

/** A choice that was filed, as it is on the day of the decision: what was to begin before begins then. */
export function choiceOf(data: BenefitRequestData, today: IsoDate) {
  const { beneficio, dataInicio, tipoRenda, percentual, prazoAnos, percentualSaque } = data
  const begins = dataInicio === null || dataInicio < today ? today : dataInicio
  return { beneficio, dataInicio: begins, tipoRenda, percentual, prazoAnos, saque: percentualSaque }
}

/** Obstacles to the grant by now. A declaration that expired after the filing is not held against anybody. */
export async function recheckBenefitRequest(
  { database, row, today }: DecisionContext,
  data: BenefitRequestData,
): Promise<readonly GrantProblem[]> {
  const [terms, account] = await Promise.all([
    readBenefitTerms(database, row, today),
    bankAccountOf(database, row.person.id),
  ])
  const known = { ...terms, ppe: 'em-dia', fatca: 'em-dia', conta: data.conta ?? account } as const
  const refusal = benefitRefusal(known)
  if (refusal === 'otherOption') return [{ refusal: benefitSentences.notPossible }]
  if (refusal !== null) return [{ refusal: benefitSentences[refusal] }]
  return choiceComplaints(choiceOf(data, today), terms)
}

/** Figures of a benefit if it were granted today, by the balance of the day; null where it cannot be. */
export async function benefitFigures(
  { database, row, today }: DecisionContext,
  data: BenefitRequestData,
): Promise<BenefitFigures | null> {
  const terms = await readBenefitTerms(database, row, today)
  const choice = choiceOf(data, today)
  const effect = effectOf(choice, terms)
  if (effect === null) return null
  return {
    paidOn: effectFacts(terms, choice).paidOn,
    isSingle: effect.singlePayment,
    atOnce: effect.atOnce,
    monthly: effect.monthly,
  }
}
