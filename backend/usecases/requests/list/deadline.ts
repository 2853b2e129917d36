import type { RequestItem } from '#contract/requests/requests.ts'
import { deadlineWords } from '#contract/requests/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { clockOf, type RequestStatusId } from '#domain/requests/request-status.ts'
import { slaState } from '#domain/requests/sla.ts'

type Clock = {
  status: RequestStatusId
  dueOn: IsoDate | null
  pausedSince: IsoDate | null
  slaBusinessDays: number
}

/** Deadline of a request as lists show it; null once it was decided, or when it has no term. */
export function deadlineOf({ status, dueOn, ...clock }: Clock, today: IsoDate): RequestItem['prazo'] {
  const hand = clockOf(status)
  if (hand === 'stopped' || dueOn === null || clock.slaBusinessDays <= 0) return null
  const state = slaState({ dueOn, ...clock }, today)
  return { data: state.dueOn, situacao: hand === 'paused' ? 'pausado' : deadlineWords.toWire(state.color) }
}
