import type * as v from 'valibot'
import { deferralFields, deferralNotPossible } from '#contract/exits/deferral.text.ts'
import { type DeferralData, deferralData, optarBpd, retornarOpcaoBpd } from '#contract/exits/deferral.ts'
import { possibleMove } from '../../life-cycle/move-link.ts'
import { defineRequestKind, situationOf } from '../../request-engine/define-request-kind.ts'
import { correctableFields } from '../../request-engine/recheck.ts'
import { requireTimeToChoose } from '../exit/require-time-to-choose.ts'
import { deferralEffect } from '../exit-sentences.ts'
import { checkDeferralRequest } from './check-deferral.ts'
import { readDeferral } from './deferral-terms.ts'
import { moveToDeferral } from './move-to-deferral.ts'

type Input = v.InferOutput<(typeof optarBpd)['body']>

/** *BPD*: who leaves stops contributing, and what they have waits in the plan for the benefit (LC 109/2001, art. 14, I). */
export const deferral = defineRequestKind<Input, DeferralData>({
  slug: 'bpd',
  call: optarBpd,
  situation: situationOf(retornarOpcaoBpd, readDeferral),
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
