import { bankAccountOf } from '#backend/database/queries/bank-account.ts'
import { redemptionSentences } from '#contract/exits/redemption.text.ts'
import type { RedemptionData, RedemptionRequestOnWire } from '#contract/exits/redemption.ts'
import {
  checkRedemptionValues,
  ownTax,
  redemptionDataOf,
  redemptionRefusal,
} from '#contract/exits/redemption-check.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { FilingProblem, KindContext } from '../../request-engine/define-request-kind.ts'
import { readRedemptionTerms } from './read-redemption.ts'

type Input = Pick<RedemptionRequestOnWire, 'forma' | 'parcelas' | 'dias' | 'regime' | 'ciente'>

/** Checks an asked redemption: what a request keeps. Whether it is open to the link is asked with the service. */
export async function checkRedemptionRequest(
  { database, row, today }: KindContext,
  input: Input,
): Promise<Outcome<RedemptionData, FilingProblem>> {
  const [held, account] = await Promise.all([
    readRedemptionTerms(database, row, today),
    bankAccountOf(database, row.person.id),
  ])
  // Only the progressive regime holds without an option.
  const terms = { ...held, regime: held.regime ?? (input.regime === 'progressivo' ? input.regime : null) }
  const refusal = redemptionRefusal({ ...terms, conta: account })
  if (refusal !== null) return { ok: false, problems: [{ refusal: redemptionSentences[refusal] }] }
  const outcome = checkRedemptionValues(input, {
    maximumInstalments: terms.maximoParcelas,
    maximumDeferralDays: terms.maximoDias,
    net: ownTax(terms).liquido,
    debt: terms.emprestimo,
    isRegimeDecided: held.regime !== null,
  })
  if (!outcome.ok) return outcome
  const conta = account && { banco: account.bank, agencia: account.agency, conta: account.account }
  return { ok: true, result: { ...redemptionDataOf(outcome.result, terms), conta } }
}
