import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contributionChangeData } from '#contract/contributions/contributions.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { AttendantLevelId } from '#domain/participants.ts'
import { isFinalStatus } from '#domain/requests/request-status.ts'
import { transitionRequest } from '#domain/requests/transition.ts'
import { requestKindId } from '../database/reference-data.ts'
import { suggestedWorkflows } from '../rules/suggested-workflows.ts'
import { demoConversation } from './conversations.ts'
import type { DemoRequest } from './demo-request.ts'
import { demoNotifications } from './notifications.ts'
import { demoPeople } from './people.ts'
import type { DemoEvent } from './request-stages.ts'
import { demoRequests } from './requests.ts'

const TODAY = '2026-11-21'
const ANA = '52998224725'
const people = demoPeople(TODAY)
const requests = demoRequests(people, TODAY)
const of = (cpf: string) => requests.filter((request) => request.personCpf === cpf)

describe('demo requests', () => {
  it('are many, of every status, under protocols without gaps in the order of filing', () => {
    expect(requests.length).toBeGreaterThanOrEqual(120)
    expect(new Set(requests.map((request) => request.status)).size).toBe(9)
    const years = Map.groupBy(requests, ({ protocol }) => protocol.slice(0, 4))
    for (const [year, ofYear] of years) {
      expect(ofYear.map(({ protocol }) => protocol)).toEqual(
        ofYear.map((_, index) => `${year}.${String(index + 1).padStart(7, '0')}`),
      )
    }
  })

  it('have a history that the workflow allows, in order and never in the future', () => {
    for (const request of requests) {
      expect(request.events.at(-1)?.toStatus).toBe(request.status)
      expect(request.events.map((event) => event.at.getTime())).toEqual(
        request.events.map((event) => event.at.getTime()).toSorted((one, other) => one - other),
      )
      expect(request.updatedAt < new Date(`${TODAY}T00:00:00-03:00`)).toBe(true)
      const steps = request.events.slice(1).filter(({ fromStatus, toStatus }) => fromStatus !== toStatus)
      expect(steps.map((event) => refusalOf(request, event))).toEqual(steps.map(() => null))
    }
  })

  it('are worked on by nobody who filed them, and payments are approved by who did nothing of them before', () => {
    for (const { events, stages, isPayment } of requests) {
      const filer = events[0]?.authorCpf
      const byAttendants = events.slice(1).filter(({ authorRole }) => authorRole === 'attendant')
      expect(byAttendants.filter(({ authorCpf }) => authorCpf === filer)).toEqual([])
      const grant = events.find(({ toStatus }) => toStatus === 5)
      if (!grant) continue
      expect(stages.at(-1)).toMatchObject({ leftAt: grant.at, decidedByCpf: grant.authorCpf })
      if (!isPayment) continue
      expect(stages).toHaveLength(2)
      const earlier = byAttendants.filter(({ stage }) => stage === 1).map(({ authorCpf }) => authorCpf)
      expect(earlier).not.toContain(grant.authorCpf)
    }
  })

  it('never have two changes of contribution open on one link, nor one carried out without its row', () => {
    const changes = requests.filter((request) => request.kindId === requestKindId('alterar-contribuicao'))
    const open = changes.filter((request) => !isFinalStatus(request.status)).map(({ enrolment }) => enrolment)
    expect(new Set(open).size).toBe(open.length)
    expect(changes.filter(({ status }) => status === 5 || status === 8)).toEqual([])
    const data = changes.flatMap((request) => request.payloads.map((payload) => payload.data))
    expect(data.every((stored) => v.is(contributionChangeData, stored))).toBe(true)
  })

  it('give Ana two pages, nothing that blocks a change, and exactly two unread notifications', () => {
    expect(of(ANA).length).toBeGreaterThanOrEqual(7)
    const changes = of(ANA).filter((request) => request.kindId === requestKindId('alterar-contribuicao'))
    expect(changes.map((request) => isFinalStatus(request.status))).toEqual([true, true])
    const unread = demoNotifications(requests, TODAY).filter(
      ({ personCpf, readAt }) => personCpf === ANA && readAt === null,
    )
    expect(unread.length + (demoConversation(requests, ANA) ? 1 : 0)).toBe(2)
  })

  it('tell of a stage that they came to in the words of that', () => {
    const told = demoNotifications(requests, TODAY)
    const sentOn = requests.flatMap(({ events, protocol }) =>
      events
        .filter(({ fromStatus, toStatus }) => fromStatus === toStatus)
        .map(({ at }) => ({ at, protocol })),
    )
    const words = sentOn.flatMap(({ at, protocol }) =>
      told.filter((one) => one.protocol === protocol && one.createdAt.getTime() === at.getTime()),
    )
    expect(words.length).toBeGreaterThan(0)
    for (const { title, description } of words) {
      expect(title).toBe('Solicitação na última etapa')
      expect(description).toMatch(/chegou à etapa Aprovação, a última antes da decisão\. Protocolo \d{4}\./)
    }
  })

  it('give Olívia one returned for correction, with the reason', () => {
    const returned = of('70123000190').find((request) => request.status === 3)
    expect(returned?.events.at(-1)?.reason).toContain('prazo certo')
    expect(returned?.pausedSince).not.toBeNull()
  })
})

/** Reason why the workflow refuses a step, or null. */
function refusalOf(request: DemoRequest, event: DemoEvent): string | null {
  const { stages, isPayment } = suggestedWorkflows[request.kind]
  const level = people.find((person) => person.cpf === event.authorCpf)?.adminLevel ?? 1
  const outcome = transitionRequest({
    from: event.fromStatus ?? 1,
    to: event.toStatus,
    actor: actorOf(request, event, level),
    today: saoPauloDateOf(event.at),
    stageLevel: stages.at(-1)?.level ?? 1,
    isPayment,
    returnedOn: returnedOn(request, event),
    cancellableUntil: null,
    reason: event.reason,
    corrections: event.reason === null ? [] : [event.reason],
  })
  return outcome.ok ? null : outcome.code
}

function actorOf(request: DemoRequest, { authorRole, authorCpf }: DemoEvent, level: AttendantLevelId) {
  if (authorRole === 'system') return { kind: 'system' } as const
  if (authorRole === 'participant') {
    return { kind: 'participant', isOwner: authorCpf === request.personCpf } as const
  }
  return { kind: 'attendant', level, isAnalyst: authorCpf === request.analystCpf } as const
}

function returnedOn(request: DemoRequest, event: DemoEvent): string | null {
  const before = request.events.findLast((other) => other.toStatus === 3 && other.at < event.at)
  return before ? saoPauloDateOf(before.at) : null
}
