import type { DeletionData, DeletionInput } from '#contract/records/personal-data.ts'
import { deletionData } from '#contract/records/personal-data.ts'
import { defineRequestKind, type Submission } from '../../request-engine/define-request-kind.ts'
import { nothingToRecheck } from '../../request-engine/recheck.ts'
import { deletionEffect } from '../../request-engine/record-sentences.ts'
import { erasePersonalData } from './erase-personal-data.ts'

type Input = Submission & Pick<DeletionInput, 'alcance' | 'motivo'>

/** Asks for personal data to be deleted. Granted, what rests on nothing but the person's will goes; the plan's records stay by law. */
export const dataDeletion = defineRequestKind<Input, DeletionData>({
  slug: 'exclusao-dados',
  service: null,
  filedBy: 'participant',
  data: { schema: deletionData, upgrades: [] },
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: null,
  check: async (_, { alcance, motivo }) => ({ ok: true, result: { alcance, motivo } }),
  recheck: nothingToRecheck,
  effect: (_, data) => deletionEffect(data),
  settle: (work, { row, data }) => erasePersonalData(work, row.link.personId, data.alcance),
})
