import { notify } from '../../messages/notify.ts'
import type { Work } from '../../work.ts'
import type { RequestKind, Submission } from './define-request-kind.ts'
import { requestDeskIn } from './request-desk.ts'
import type { RequestFacts } from './request-facts.ts'

/** Tells the participant that a request was received, and the attendants that it waits; not those who filed it themselves. */
export async function announceFiling(
  work: Work,
  { request, kind, person, plan }: RequestFacts,
  { filedBy }: Pick<RequestKind<Submission, unknown>, 'filedBy'>,
): Promise<void> {
  await notify(
    work,
    'requisicao_recebida',
    { personId: person.id, planId: plan.id, requestId: request.id },
    { plano: plan.name, servico: kind.name, protocolo: request.protocol },
  )
  if (filedBy === 'participant')
    await requestDeskIn(work).notifyOfWaiting(work, { requestId: request.id, personId: person.id })
}
