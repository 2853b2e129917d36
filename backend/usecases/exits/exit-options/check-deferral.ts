import type { DeferralData, DeferralRequestOnWire } from '#contract/exits/deferral.ts'
import { checkDeferralValues } from '#contract/exits/deferral-check.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { FilingProblem, KindContext } from '../../request-engine/define-request-kind.ts'
import { readDeferralTerms } from './deferral-terms.ts'

/** Checks the choice of the deferred benefit: what a request keeps. Whether it is open to the link is asked with the service. */
export async function checkDeferralRequest(
  { database, row, today }: KindContext,
  { ciente }: Pick<DeferralRequestOnWire, 'ciente'>,
): Promise<Outcome<DeferralData, FilingProblem>> {
  const outcome = checkDeferralValues({ ciente })
  if (!outcome.ok) return outcome
  const { podeContribuir, saldo, taxaMensal, aposentadoriaEm } = await readDeferralTerms(database, row, today)
  return {
    ok: true,
    result: {
      confirmacao: 'S',
      saldo,
      taxaMensal,
      podeContribuir: yesNoOf(podeContribuir),
      aposentadoriaEm,
    },
  }
}
