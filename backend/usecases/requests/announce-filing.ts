import type { Work } from '../../work.ts'
import { NotificationType, notify, notifyAttendants } from '../notifications/notify.ts'
import type { RequestKind, Submission } from './kinds/define-request-kind.ts'
import { emailAbout, type RequestFacts } from './request-facts.ts'

/** Tells the participant that a request was received, and every attendant that it waits; not those who filed it themselves. */
export async function announceFiling(
  work: Work,
  facts: RequestFacts,
  { filedBy }: Pick<RequestKind<Submission, unknown>, 'filedBy'>,
): Promise<void> {
  const { request, kind, person, plan } = facts
  await notify(work, [person.id], {
    planId: plan.id,
    type: NotificationType.request,
    title: 'Solicitação recebida',
    description: `Recebemos sua solicitação de ${kind.name}. Protocolo ${request.protocol}.`,
    requestId: request.id,
  })
  if (filedBy === 'participant') {
    await notifyAttendants(work, {
      planId: null,
      type: NotificationType.request,
      title: 'Nova solicitação',
      description: `${kind.name} no plano ${plan.name}. Protocolo ${request.protocol}.`,
      requestId: request.id,
    })
  }
  const email = emailAbout(facts, 'requisicao_recebida', null)
  if (email) await work.emails.enqueue(work.database, email)
}
