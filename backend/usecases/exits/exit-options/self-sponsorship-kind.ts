import type * as v from 'valibot'
import { selfSponsorshipFields, selfSponsorshipSentences } from '#contract/exits/self-sponsorship.text.ts'
import {
  optarAutopatrocinio,
  retornarOpcaoAutopatrocinio,
  type SelfSponsorshipData,
  type SelfSponsorshipRequestOnWire,
  selfSponsorshipData,
} from '#contract/exits/self-sponsorship.ts'
import { checkSelfSponsorshipValues } from '#contract/exits/self-sponsorship-check.ts'
import type { Outcome } from '#domain/outcome.ts'
import { possibleMove } from '../../life-cycle/move-link.ts'
import { linkReading } from '../../plans/link-reading.ts'
import {
  defineRequestKind,
  type FilingProblem,
  type KindContext,
} from '../../request-engine/define-request-kind.ts'
import { correctableFields } from '../../request-engine/recheck.ts'
import { requireTimeToChoose } from '../exit/require-time-to-choose.ts'
import { selfSponsorshipEffect } from '../exit-sentences.ts'
import { moveToSelfSponsorship } from './move-to-self-sponsorship.ts'
import { readSelfSponsorship, readSelfSponsorshipTerms } from './self-sponsorship-terms.ts'

type Input = v.InferOutput<(typeof optarAutopatrocinio)['body']>

/** *Autopatrocínio*: who leaves goes on and pays the sponsor's share as well (LC 109/2001, art. 14, IV). */
export const selfSponsorship = defineRequestKind<Input, SelfSponsorshipData>({
  slug: 'autopatrocinio',
  call: optarAutopatrocinio,
  situation: linkReading(retornarOpcaoAutopatrocinio, readSelfSponsorship),
  service: 'autopatrocinio',
  filedBy: 'participant',
  data: {
    schema: selfSponsorshipData,
    // Those that other systems filed kept no cost.
    upgrades: [
      (stored) => ({
        percentualSuplementar: null,
        parcelas: null,
        total: null,
        primeiroVencimento: null,
        ...stored,
      }),
    ],
  },
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: '/services/autopatrocinio',
  correctable: () => correctableFields(selfSponsorshipFields),
  beforeFiling: requireTimeToChoose('autopatrocinio'),
  check: checkSelfSponsorshipRequest,
  recheck: async ({ database, row: { link } }) =>
    (await possibleMove(database, link, 'self-sponsorship-chosen')).ok
      ? []
      : [{ refusal: selfSponsorshipSentences.notPossible }],
  effect: (_, data) => selfSponsorshipEffect(data),
  settle: moveToSelfSponsorship,
})

/** Checks the choice of self-sponsorship: what a request keeps. Whether it is open to the link is asked with the service. */
async function checkSelfSponsorshipRequest(
  { database, row, today }: KindContext,
  { ciente }: Pick<SelfSponsorshipRequestOnWire, 'ciente'>,
): Promise<Outcome<SelfSponsorshipData, FilingProblem>> {
  const outcome = checkSelfSponsorshipValues({ ciente })
  if (!outcome.ok) return outcome
  const { custo, primeiroVencimento } = await readSelfSponsorshipTerms(database, row, today)
  if (custo === null) return { ok: false, problems: [{ refusal: selfSponsorshipSentences.unknownCost }] }
  return { ok: true, result: { ...custo, primeiroVencimento } }
}
