import type { RequestKindSlug } from '#contract/requests/request-kinds.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { RequestStatusId } from '#domain/requests/request-status.ts'
import type { DemoEvent, DemoStage } from './request-stages.ts'

export interface DemoRequest {
  protocol: string
  kindId: number
  kind: RequestKindSlug
  personCpf: string
  planId: number
  enrolment: string
  status: RequestStatusId
  version: number
  channel: 'portal' | 'service-desk'
  analystCpf: string | null
  filedAt: Date
  updatedAt: Date
  slaBusinessDays: number
  isPayment: boolean
  stages: readonly DemoStage[]
  dueOn: IsoDate
  pausedSince: IsoDate | null
  decidedAt: Date | null
  events: readonly DemoEvent[]
  /** One a version; who sent it and when. */
  payloads: readonly { data: Record<string, unknown>; authorCpf: string | null; at: Date }[]
}
