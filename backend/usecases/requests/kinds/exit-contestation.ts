import type * as v from 'valibot'
import {
  type ContestationData,
  contestarExtratoDesligamento,
  contestationData,
} from '#contract/exit-statement.ts'
import { checkContestation } from '../../exit-statement/check-contestation.ts'
import { answerContestation, stopClock, upholdStatement } from '../../exit-statement/contestation.ts'
import { contestationEffect } from '../effects/exit-sentences.ts'
import { defineRequestKind } from './define-request-kind.ts'
import { nothingToRecheck } from './recheck.ts'

type Asked = v.InferOutput<(typeof contestarExtratoDesligamento)['body']>

/** A contested exit statement: granted, a corrected one is delivered; refused, it holds. The time to choose stands still meanwhile. */
export const exitContestation = defineRequestKind<Asked, ContestationData>({
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
