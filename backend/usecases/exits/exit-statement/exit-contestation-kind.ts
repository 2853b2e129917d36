import type * as v from 'valibot'
import {
  type ContestationData,
  contestarExtratoDesligamento,
  contestationData,
} from '#contract/exits/exit-statement.ts'
import { defineRequestKind } from '../../request-engine/define-request-kind.ts'
import { nothingToRecheck } from '../../request-engine/recheck.ts'
import { contestationEffect } from '../exit-sentences.ts'
import { checkContestation } from './check-contestation.ts'
import { answerContestation, stopClock, upholdStatement } from './contestation.ts'

type Input = v.InferOutput<(typeof contestarExtratoDesligamento)['body']>

/** A contested exit statement: granted, a corrected one is delivered; refused, it holds. The time to choose stands still meanwhile. */
export const exitContestation = defineRequestKind<Input, ContestationData>({
  slug: 'contestacao-extrato',
  call: contestarExtratoDesligamento,
  service: null,
  filedBy: 'participant',
  data: { schema: contestationData, upgrades: [] },
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: null,
  // The clock stands still for as long as the entity takes: nothing is sent back to who waits for it.
  isReturnable: false,
  check: checkContestation,
  recheck: nothingToRecheck,
  filed: stopClock,
  effect: (_, data) => contestationEffect(data),
  settle: answerContestation,
  ended: upholdStatement,
})
