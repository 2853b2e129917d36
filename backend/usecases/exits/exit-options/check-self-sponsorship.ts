import { selfSponsorshipSentences } from '#contract/exits/self-sponsorship.text.ts'
import type { SelfSponsorshipData, SelfSponsorshipRequestOnWire } from '#contract/exits/self-sponsorship.ts'
import { checkSelfSponsorshipValues } from '#contract/exits/self-sponsorship-check.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { FilingProblem, KindContext } from '../../request-engine/define-request-kind.ts'
import { readSelfSponsorshipTerms } from './self-sponsorship-terms.ts'

/** Checks the choice of self-sponsorship: what a request keeps. Whether it is open to the link is asked with the service. */
export async function checkSelfSponsorshipRequest(
  { database, row, today }: KindContext,
  { ciente }: Pick<SelfSponsorshipRequestOnWire, 'ciente'>,
): Promise<Outcome<SelfSponsorshipData, FilingProblem>> {
  const outcome = checkSelfSponsorshipValues({ ciente })
  if (!outcome.ok) return outcome
  const { custo, primeiroVencimento } = await readSelfSponsorshipTerms(database, row, today)
  if (custo === null) return { ok: false, problems: [{ refusal: selfSponsorshipSentences.unknownCost }] }
  return { ok: true, result: { ...custo, primeiroVencimento } }
}
