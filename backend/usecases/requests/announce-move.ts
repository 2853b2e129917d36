import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import type { Correction } from '../../database/schema/requests.ts'
import type { EmailTemplate } from '../../jobs/email-templates.ts'
import type { Work } from '../../work.ts'
import { NotificationType, notify } from '../notifications/notify.ts'
import type { Step } from './apply-move.ts'
import { emailAbout, type RequestFacts } from './request-facts.ts'

type Announcement = {
  title: string
  describe: (service: string, reason: string) => string
  template?: EmailTemplate
}

/** What each step tells: the participant hears of every step that is not their own, the analyst of the participant's. */
const TO_PARTICIPANT: Partial<Record<RequestStatusId, Announcement>> = {
  [RequestStatus.inAnalysis]: {
    title: 'Solicitação em análise',
    describe: (service) => `Sua solicitação de ${service} está em análise.`,
  },
  [RequestStatus.returned]: {
    title: 'Solicitação devolvida para correção',
    describe: (service, reason) => `Sua solicitação de ${service} precisa de uma correção: ${reason}`,
    template: 'requisicao_devolvida',
  },
  [RequestStatus.awaitingThirdParty]: {
    title: 'Solicitação aguardando terceiros',
    describe: (service) => `Sua solicitação de ${service} aguarda a resposta de outra instituição.`,
  },
  [RequestStatus.granted]: {
    title: 'Solicitação deferida',
    describe: (service) => `Sua solicitação de ${service} foi aprovada.`,
    template: 'requisicao_deferida',
  },
  [RequestStatus.refused]: {
    title: 'Solicitação indeferida',
    describe: (service, reason) => `Sua solicitação de ${service} não foi aprovada: ${reason}`,
    template: 'requisicao_indeferida',
  },
  [RequestStatus.completed]: {
    title: 'Solicitação concluída',
    describe: (service, note) => `Sua solicitação de ${service} foi concluída. ${note}`.trim(),
    template: 'requisicao_concluida',
  },
  [RequestStatus.expired]: {
    title: 'Solicitação expirada',
    describe: (service) => `Sua solicitação de ${service} expirou porque a correção não chegou em 30 dias.`,
  },
}

const TO_ANALYST: Partial<Record<RequestStatusId, Announcement>> = {
  [RequestStatus.inAnalysis]: {
    title: 'Correção recebida',
    describe: (service) => `A solicitação de ${service} foi corrigida e voltou para a sua análise.`,
  },
  [RequestStatus.cancelled]: {
    title: 'Solicitação cancelada',
    describe: (service) => `A solicitação de ${service} foi cancelada pelo participante.`,
  },
}

/** `Corrija: Contribuição suplementar (O formulário diz 3%); Agência.` */
function correctionsSentence(corrections: readonly Correction[]): string {
  const named = corrections.map(({ label, note }) => (note === null ? label : `${label} (${note})`))
  return `Corrija: ${named.join('; ')}.`
}

/** Tells whoever did not make the step about it. */
export async function announceMove(
  work: Work,
  facts: RequestFacts,
  to: RequestStatusId,
  { author, reason, corrections = [] }: Step,
): Promise<void> {
  const { request, kind, person, plan } = facts
  const isForParticipant = author.role !== 'participant'
  const announcement = (isForParticipant ? TO_PARTICIPANT : TO_ANALYST)[to]
  const reader = isForParticipant ? person.id : request.analystId
  if (!announcement || reader === null) return
  const said = corrections.length > 0 ? `${correctionsSentence(corrections)} ${reason ?? ''}`.trim() : reason
  await notify(work, [reader], {
    planId: isForParticipant ? plan.id : null,
    type: NotificationType.request,
    title: announcement.title,
    description: `${announcement.describe(kind.name, said ?? '')} Protocolo ${request.protocol}.`,
    requestId: request.id,
  })
  const email = announcement.template && emailAbout(facts, announcement.template, said)
  if (email) await work.emails.enqueue(work.database, email)
}
