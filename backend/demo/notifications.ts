import { dateText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { addDays, daysBetween } from '#domain/calendar.ts'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { REQUEST_KINDS } from '../database/reference-data.ts'
import { messageOf } from '../messages/all-messages.ts'
import { fillText } from '../messages/fill-text.ts'
import type { DemoRequest } from './demo-request.ts'
import { deliveredOn, lastDayToChoose, leftOn } from './exit-days.ts'
import type { DemoEvent } from './request-stages.ts'

/** Types: 2 leads to a request (by its protocol), 3 stands alone. The one conversation of the demo brings its own. */
export interface DemoNotification {
  personCpf: string
  /** Null: shown in every plan. */
  planId: number | null
  type: 2 | 3
  title: string
  description: string
  protocol: string | null
  /** Page where one acts on a notice; null: its request. */
  leadsTo: string | null
  createdAt: Date
  readAt: Date | null
}

/** Older steps are not told any more. */
const TOLD_DAYS = 120
/** Notifications of participants older than this were read. */
const READ_AFTER_DAYS = 7

/** Notifications of the last months' requests, and a few notices. Exactly one of Ana's is unread here. */
export function demoNotifications(requests: readonly DemoRequest[], today: IsoDate): DemoNotification[] {
  const recent = requests.filter((request) => request.updatedAt >= atNoon(addDays(today, -TOLD_DAYS)))
  return [...recent.flatMap((request) => ofParticipant(request, today)), ...notices(today)].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  )
}

function ofParticipant(request: DemoRequest, today: IsoDate): DemoNotification[] {
  return request.events
    .filter((event) => event.authorRole !== 'participant')
    .flatMap((event) => {
      const words = wordsOf(request, event)
      if (!words) return []
      return {
        personCpf: request.personCpf,
        planId: request.planId,
        type: 2,
        ...words,
        protocol: request.protocol,
        leadsTo: null,
        createdAt: event.at,
        readAt: event.at < atNoon(addDays(today, -READ_AFTER_DAYS)) ? hoursAfter(event.at, 5) : null,
      }
    })
}

/** The portal's own words for a step; of one that the portal tells nobody, null. */
function wordsOf(
  request: DemoRequest,
  event: DemoEvent,
): Pick<DemoNotification, 'title' | 'description'> | null {
  const { protocol, stages } = request
  const isLastStage = event.fromStatus === event.toStatus
  const id = isLastStage ? 'requisicao_ultima_etapa' : messageIds[event.toStatus]
  const inApp = id && messageOf(id).inApp
  if (!inApp) return null
  const values = {
    servico: serviceOf(request),
    plano: '',
    protocolo: protocol,
    etapa: stages.at(-1)?.name ?? '',
    motivo: event.reason ?? '',
  }
  return { title: fillText(inApp.title, values), description: fillText(inApp.text, values) }
}

const messageIds: Partial<Record<RequestStatusId, Parameters<typeof messageOf>[0]>> = {
  [RequestStatus.inAnalysis]: 'requisicao_em_analise',
  [RequestStatus.returned]: 'requisicao_devolvida',
  [RequestStatus.awaitingThirdParty]: 'requisicao_aguardando_terceiros',
  [RequestStatus.granted]: 'requisicao_deferida',
  [RequestStatus.refused]: 'requisicao_indeferida',
  [RequestStatus.completed]: 'requisicao_concluida',
  [RequestStatus.expired]: 'requisicao_expirada',
}

function notices(today: IsoDate): DemoNotification[] {
  const notice = (
    personCpf: string,
    planId: number,
    daysAgo: number,
    title: string,
    description: string,
    leadsTo: string,
  ): DemoNotification => {
    const createdAt = atNoon(addDays(today, -daysAgo))
    return {
      personCpf,
      planId,
      type: 3,
      title,
      description,
      protocol: null,
      leadsTo,
      createdAt,
      readAt: null,
    }
  }
  const statement = notice(
    '52998224725',
    1,
    17,
    'Extrato atualizado',
    'Uma nova cota foi publicada. Seu saldo e seu extrato já estão atualizados.',
    '/services/extrato-contribuicao',
  )
  const delivered = deliveredOn(leftOn(today), today)
  const { inApp: exitWords } = messageOf('extrato_desligamento')
  const exit = { plano: 'HPE', prazo: dateText(lastDayToChoose(today)) }
  return [
    { ...statement, readAt: hoursAfter(statement.createdAt, 6) },
    notice(
      '15350946056',
      1,
      daysBetween(delivered, today),
      fillText(exitWords?.title ?? '', exit),
      fillText(exitWords?.text ?? '', exit),
      '/services',
    ),
    notice(
      '98765432100',
      1,
      6,
      'Contribuição em atraso',
      'Uma contribuição venceu e ainda não foi paga. Pague o boleto para evitar a suspensão.',
      '/services/gerar-contribuicao',
    ),
    notice(
      '70123000009',
      4,
      40,
      'Contribuição suspensa',
      'Sua contribuição está suspensa. Você pode voltar a contribuir quando quiser.',
      '/services/suspend-contribution',
    ),
  ]
}

function serviceOf(request: DemoRequest): string {
  return REQUEST_KINDS.find((kind) => kind.id === request.kindId)?.name ?? ''
}

function atNoon(date: IsoDate): Date {
  return new Date(`${date}T12:00:00-03:00`)
}

function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * 3_600_000)
}
