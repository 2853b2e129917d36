import type { RequestItem } from '#contract/requisicoes.ts'
import { addBusinessDays, businessDaysBetween } from '#domain/business-days.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { clockOf, RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { type SlaColor, type SlaPause, slaState } from '#domain/requests/sla.ts'

type Clock = { dueOn: IsoDate | null; pausedSince: IsoDate | null }

type Step = { fromStatus: number | null; toStatus: number; at: Date }

const SITUATIONS: Record<SlaColor, 'no-prazo' | 'atencao' | 'vencido'> = {
  green: 'no-prazo',
  amber: 'atencao',
  red: 'vencido',
}

/** Due date once a pause ends today: it moves by the business days that the clock stood still. */
export function dueDateAfterPause({ dueOn, pausedSince }: Clock, today: IsoDate): IsoDate | null {
  if (dueOn === null || pausedSince === null) return dueOn
  return addBusinessDays(dueOn, businessDaysBetween(pausedSince, today))
}

/** The stretches in which the clock stood still: from each return for correction to the step that followed it. */
export function pausesOf(steps: readonly Step[]): SlaPause[] {
  const ordered = steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return ordered
    .filter((step) => step.toStatus === RequestStatus.returned)
    .map((step) => {
      const end = ordered.find((later) => later.at > step.at && later.fromStatus === RequestStatus.returned)
      return { from: saoPauloDateOf(step.at), to: end ? saoPauloDateOf(end.at) : null }
    })
}

/** Deadline of a request as lists show it; null once it was decided, or when it has no term. */
export function deadlineOf(
  request: { status: RequestStatusId; filedAt: Date; slaBusinessDays: number; steps: readonly Step[] },
  today: IsoDate,
): RequestItem['prazo'] {
  const clock = clockOf(request.status)
  if (clock === 'stopped' || request.slaBusinessDays <= 0) return null
  const { dueOn, color } = slaState({
    receivedOn: saoPauloDateOf(request.filedAt),
    slaBusinessDays: request.slaBusinessDays,
    pauses: pausesOf(request.steps),
    today,
  })
  if (clock === 'paused') return { data: dueOn, situacao: 'pausado' }
  return { data: dueOn, situacao: SITUATIONS[color] }
}
