import { addBusinessDays } from '#domain/business-days.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { addDays } from '#domain/calendar.ts'
import { formatProtocol } from '#domain/requests/protocol.ts'
import type { RequestStatusId } from '#domain/requests/request-status.ts'
import { clockOf, RequestStatus } from '#domain/requests/request-status.ts'
import { dueDateAfterPause } from '#domain/requests/sla.ts'
import { totalBusinessDays } from '#domain/requests/workflow.ts'
import { requestKindId } from '../database/reference-data.ts'
import { suggestedWorkflows } from '../rules/suggested-workflows.ts'
import type { DemoLink, DemoPerson } from './demo-person.ts'
import type { DemoRequest } from './demo-request.ts'
import { demoReRegistrationData } from './personal-details.ts'
import type { Random } from './random.ts'
import { seededRandom } from './random.ts'
import { demoRequestData } from './request-data.ts'
import type { DemoEvent } from './request-stages.ts'
import { deciderOf, demoStages, throughApproval } from './request-stages.ts'
import type { DemoStep } from './request-steps.ts'
import { demoSteps } from './request-steps.ts'
import type { RequestToWrite } from './requests-to-write.ts'
import { inventedRequests, namedRequests } from './requests-to-write.ts'

const SEED = 90_210

const RETURN_REASONS = [
  'O documento enviado está ilegível. Envie uma cópia nítida.',
  'Falta a assinatura no termo. Assine e envie de novo.',
  'O comprovante de residência tem mais de 90 dias. Envie um mais novo.',
]
const REFUSAL_REASONS = [
  'O pedido não atende às condições do regulamento do plano.',
  'O período de alteração já tinha terminado.',
  'Os documentos não comprovam o que foi informado.',
]

/** Every request of the demo, oldest first, with protocols in that order within each year. */
export function demoRequests(people: readonly DemoPerson[], today: IsoDate): DemoRequest[] {
  const random = seededRandom(SEED)
  const apart = seededRandom(SEED + 1)
  const attendants = people.filter((person) => person.adminLevel !== null)
  const drafts = people.flatMap((person) =>
    (namedRequests[person.cpf] ?? (isNamed(person) ? [] : inventedRequests(person, random))).flatMap(
      (wanted) => {
        const link = linkOf(person, wanted)
        const drawn = wanted.isApart ? apart : random
        return link ? [draft({ wanted, person, link, attendants, today, random: drawn })] : []
      },
    ),
  )
  const sequences = new Map<number, number>()
  return drafts
    .toSorted((one, other) => one.filedAt.getTime() - other.filedAt.getTime())
    .map((request) => {
      const year = request.filedAt.getUTCFullYear()
      const sequence = (sequences.get(year) ?? 0) + 1
      sequences.set(year, sequence)
      return Object.assign(request, { protocol: formatProtocol(year, sequence) })
    })
}

function linkOf(person: DemoPerson, { planId }: RequestToWrite): DemoLink | undefined {
  return planId === undefined ? person.links[0] : person.links.find((link) => link.planId === planId)
}

/** People of the guide have only the requests that it names. */
function isNamed(person: DemoPerson): boolean {
  return person.onboardingOpen || person.adminLevel !== null
}

interface Draft {
  wanted: RequestToWrite
  person: DemoPerson
  link: DemoLink
  attendants: readonly DemoPerson[]
  today: IsoDate
  random: Random
}

function draft({ wanted, person, link, attendants, today, random }: Draft): Omit<DemoRequest, 'protocol'> {
  const { kind, status } = wanted
  const workflow = suggestedWorkflows[kind]
  const slaBusinessDays = totalBusinessDays(workflow)
  const filedOn = addDays(today, -wanted.filedDaysAgo)
  const steps = demoSteps({ status, filedOn, isCorrected: wanted.isCorrected ?? false }, today, random)
  const filer = random.pick(attendants).cpf
  const isByAttendant = kind === 'alteracao-email-atendimento'
  // Nobody works on what they filed themselves.
  const others = isByAttendant ? attendants.filter(({ cpf }) => cpf !== filer) : attendants
  const analyst = isByAttendant ? (others[0]?.cpf ?? filer) : filer
  const decider = deciderOf(workflow, analyst, others)
  const { stages, isPayment } = workflow
  const steppedThrough = steps.map((step, index): DemoEvent => {
    const author = index === 0 && isByAttendant ? 'attendant' : step.author
    return {
      fromStatus: steps[index - 1]?.to ?? null,
      toStatus: step.to,
      authorRole: author,
      authorCpf: {
        participant: person.cpf,
        attendant: index === 0 ? filer : isDecision(step.to) ? decider : analyst,
        system: null,
      }[author],
      reason: reasonOf(step.to, wanted, random),
      corrections: step.to === RequestStatus.returned ? (wanted.corrections ?? null) : null,
      stage: index === 0 ? null : 1,
      at: step.at,
    }
  })
  const events = stages.length > 1 ? throughApproval(steppedThrough, analyst) : steppedThrough
  const data =
    (kind === 'recadastramento' ? demoReRegistrationData(person) : null) ??
    demoRequestData(kind, { link, cpf: person.cpf }, { filedOn, isDone: status === RequestStatus.completed })
  const last = steps.at(-1)
  const returned = steps.filter((step) => step.to === RequestStatus.returned)
  const corrected = steps.filter(
    (step, index) => index > 0 && step.author === 'participant' && step.to === RequestStatus.inAnalysis,
  )
  const dueOn = corrected.reduce(
    (due, step, index) =>
      dueDateAfterPause({ dueOn: due, pausedSince: returned[index]?.on ?? null }, step.on),
    addBusinessDays(filedOn, slaBusinessDays),
  )
  return {
    kindId: requestKindId(kind),
    kind,
    personCpf: person.cpf,
    planId: link.planId,
    enrolment: link.enrolment,
    status,
    version: events.length,
    channel: isByAttendant ? 'service-desk' : 'portal',
    analystCpf: steps.some((step) => step.author === 'attendant') ? analyst : null,
    filedAt: steps[0]?.at ?? new Date(0),
    updatedAt: last?.at ?? new Date(0),
    slaBusinessDays,
    isPayment,
    stages: demoStages(stages, events),
    dueOn,
    pausedSince: clockOf(status) === 'paused' ? (last?.on ?? null) : null,
    decidedAt: clockOf(status) === 'stopped' ? decidedAt(steps) : null,
    events,
    payloads: [steps[0], ...corrected].flatMap((step) =>
      step ? [{ data, authorCpf: isByAttendant ? filer : person.cpf, at: step.at }] : [],
    ),
  }
}

function isDecision(status: RequestStatusId): boolean {
  return status === RequestStatus.granted || status === RequestStatus.refused
}

function decidedAt(steps: readonly DemoStep[]): Date | null {
  return steps.find((step) => clockOf(step.to) === 'stopped')?.at ?? null
}

function reasonOf(status: RequestStatusId, wanted: RequestToWrite, random: Random): string | null {
  if (status === RequestStatus.returned) return wanted.reason ?? random.pick(RETURN_REASONS)
  if (status === RequestStatus.refused) return wanted.reason ?? random.pick(REFUSAL_REASONS)
  return null
}
