import type * as v from 'valibot'
import { illnessExemptionFields, reportRequired } from '#contract/taxes/illness-exemption.text.ts'
import {
  type IllnessExemptionData,
  illnessExemptionData,
  retornarIsencaoDoenca,
  solicitarIsencaoDoenca,
} from '#contract/taxes/illness-exemption.ts'
import { checkIllnessExemptionValues } from '#contract/taxes/illness-exemption-check.ts'
import { linkReading } from '../../plans/link-reading.ts'
import { defineRequestKind } from '../../request-engine/define-request-kind.ts'
import { nothingToRecheck } from '../../request-engine/recheck.ts'
import { illnessExemptionEffect } from '../../request-engine/record-sentences.ts'
import { readIllnessExemptionClaimant } from './illness-exemption-claimant.ts'
import { readIllnessExemption } from './read-illness-exemption.ts'
import { storeIllnessExemption } from './store-illness-exemption.ts'

type Input = v.InferOutput<(typeof solicitarIsencaoDoenca)['body']>

const { laudo, ...fields } = illnessExemptionFields

/**
 * No income tax on the whole benefit by an illness of the law, proved by an official report. It counts from what it was on the day of the
 * filing: a late decision takes nothing from it, and a report that ended meanwhile still frees the months until then.
 */
export const illnessExemption = defineRequestKind<Input, IllnessExemptionData>({
  slug: 'isencao-doenca',
  call: solicitarIsencaoDoenca,
  situation: linkReading(retornarIsencaoDoenca, readIllnessExemption),
  service: 'exemption-65',
  filedBy: 'participant',
  data: { schema: illnessExemptionData, upgrades: [] },
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: '/services/exemption-65?motivo=doenca',
  correctable: () => [
    ...Object.entries(fields).map(([path, label]) => ({ path, label })),
    { path: 'medical-report', label: laudo },
  ],
  documents: [
    {
      purpose: 'medical-report',
      field: 'laudo',
      missing: reportRequired,
      required: true,
      sent: (input) => input.laudo,
    },
  ],
  withheld: (data) => ({ ...data, doenca: null }),
  check: async ({ database, row, today }, input) =>
    checkIllnessExemptionValues(input, await readIllnessExemptionClaimant(database, row, today)),
  recheck: nothingToRecheck,
  effect: (_, data) => illnessExemptionEffect(data),
  settle: storeIllnessExemption,
})
