import type { RequestStatusId } from '#domain/requests/request-status.ts'
import { clockOf, RequestStatus } from '#domain/requests/request-status.ts'
import type { RequestWorkflow, WorkflowStage } from '#domain/requests/workflow.ts'
import type { Correction } from '../database/schema/requests.ts'
import type { DemoPerson } from './demo-person.ts'
import type { DemoStep } from './request-steps.ts'

export interface DemoEvent {
  fromStatus: RequestStatusId | null
  toStatus: RequestStatusId
  /** Null: the system. */
  authorCpf: string | null
  authorRole: DemoStep['author']
  reason: string | null
  /** Set on a return; null on every other step. */
  corrections: readonly Correction[] | null
  /** Position of the stage in which it was done; null for the filing. */
  stage: number | null
  at: Date
}

/** A stage of the workflow, and when the request was in it. */
export interface DemoStage extends WorkflowStage {
  enteredAt: Date | null
  leftAt: Date | null
  decidedByCpf: string | null
}

/** Who decides: the analyst, unless the last stage asks for a higher level or money is paid, which takes a second pair of eyes. */
export function deciderOf(
  { stages, isPayment }: RequestWorkflow,
  analystCpf: string,
  attendants: readonly DemoPerson[],
): string {
  const level = stages.at(-1)?.level ?? 1
  const mayDecide = attendants.filter(
    ({ cpf, adminLevel }) => (adminLevel ?? 0) >= level && !(isPayment && cpf === analystCpf),
  )
  return mayDecide.find(({ cpf }) => cpf === analystCpf)?.cpf ?? mayDecide.at(-1)?.cpf ?? analystCpf
}

/** A payment that was granted had been sent on to its approval by who analysed it, half a minute before. */
export function throughApproval(events: readonly DemoEvent[], analystCpf: string): DemoEvent[] {
  const grantedAt = events.findIndex(({ toStatus }) => toStatus === RequestStatus.granted)
  const granted = events[grantedAt]
  if (!granted) return [...events]
  const sentOn: DemoEvent = {
    ...granted,
    fromStatus: RequestStatus.inAnalysis,
    toStatus: RequestStatus.inAnalysis,
    authorCpf: analystCpf,
    at: new Date(granted.at.getTime() - 30_000),
  }
  const later = events.slice(grantedAt).map((event) => ({ ...event, stage: 2 }))
  return [...events.slice(0, grantedAt), sentOn, ...later]
}

/** When a request was in each stage of its workflow: from its filing or its last correction on, and until it was decided. */
export function demoStages(workflow: readonly WorkflowStage[], events: readonly DemoEvent[]): DemoStage[] {
  const begun = events.findLast(
    ({ fromStatus, authorRole, toStatus }) =>
      fromStatus === null || (authorRole === 'participant' && toStatus === RequestStatus.inAnalysis),
  )
  const isSentOn = ({ fromStatus, toStatus }: DemoEvent) => fromStatus === toStatus
  const sentOn = events.find(isSentOn)
  const ended = events.find(({ toStatus }) => clockOf(toStatus) === 'stopped')
  return workflow.map((stage, index) => {
    const entered = index === 0 ? begun : sentOn
    const left = index === 0 ? (sentOn ?? ended) : sentOn && ended
    return {
      ...stage,
      enteredAt: entered?.at ?? null,
      leftAt: left?.at ?? null,
      decidedByCpf: left?.authorRole === 'attendant' ? left.authorCpf : null,
    }
  })
}
