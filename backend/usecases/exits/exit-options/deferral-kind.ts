import type * as v from 'valibot'
import { deferralFields, deferralNotPossible } from '#contract/exits/deferral.text.ts'
import {
  type DeferralData,
  type DeferralRequestOnWire,
  deferralData,
  optarBpd,
  retornarOpcaoBpd,
} from '#contract/exits/deferral.ts'
import { checkDeferralValues, deferralDataOf } from '#contract/exits/deferral-check.ts'
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
import { deferralEffect } from '../exit-sentences.ts'
import { readDeferral, readDeferralTerms } from './deferral-terms.ts'
import { moveToDeferral } from './move-to-deferral.ts'

type Input = v.InferOutput<(typeof optarBpd)['body']>

/** *BPD*: who leaves stops contributing, and what they have waits in the plan for the benefit (LC 109/2001, art. 14, I). */
export const deferral = defineRequestKind<Input, DeferralData>({
  slug: 'bpd',
  call: optarBpd,
  situation: linkReading(retornarOpcaoBpd, readDeferral),
  service: 'bpd',
  filedBy: 'participant',
  data: {
    schema: deferralData,
    // Those that other systems filed kept no figures.
    upgrades: [
      (stored) => ({ saldo: null, taxaMensal: null, podeContribuir: null, aposentadoriaEm: null, ...stored }),
    ],
  },
  isExclusive: true,
  excludes: ['autopatrocinio'],
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: '/services/bpd',
  correctable: () => correctableFields(deferralFields),
  beforeFiling: requireTimeToChoose('bpd'),
  check: checkDeferralRequest,
  recheck: async ({ database, row: { link } }) =>
    (await possibleMove(database, link, 'deferral-chosen')).ok ? [] : [{ refusal: deferralNotPossible }],
  effect: (_, data) => deferralEffect(data),
  settle: moveToDeferral,
})

/** Checks the choice of the deferred benefit: what a request keeps. Whether it is open to the link is asked with the service. */
async function checkDeferralRequest(
  { database, row, today }: KindContext,
  { ciente }: Pick<DeferralRequestOnWire, 'ciente'>,
): Promise<Outcome<DeferralData, FilingProblem>> {
  const outcome = checkDeferralValues({ ciente })
  if (!outcome.ok) return outcome
  return { ok: true, result: deferralDataOf(await readDeferralTerms(database, row, today)) }
}
