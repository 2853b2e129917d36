import { itemNames } from '#contract/re-registration/re-registration.text.ts'
import type { ReRegistrationItem } from '#domain/re-registration/groups.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { reRegistrationRefusals } from '../../database/schema/re-registrations.ts'
import { notify } from '../../messages/notify.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { moveRequest } from '../request-engine/move-request.ts'
import { lockedRequest } from '../request-engine/request-facts.ts'

type Refusal = {
  requestId: number
  version: number
  items: readonly { item: ReRegistrationItem; motivo: string }[]
}

/**
 * Refuses a re-registration in analysis item by item; the person is told each reason by e-mail and opens it again with another code.
 * @throws as `moveRequest`; 404 for a request of another kind.
 */
export async function refuseReRegistration(work: Work, actor: Actor, refusal: Refusal): Promise<void> {
  const { requestId, version, items } = refusal
  const facts = await lockedRequest(work, requestId)
  if (facts?.kind.id !== requestKindId('recadastramento')) throw notFound('Este recadastramento não existe.')
  const reason = items.map(({ item, motivo }) => `${itemNames[item]}: ${closed(motivo)}`).join(' ')
  await moveRequest(work, actor, { requestId, to: RequestStatus.refused, version, reason })
  await work.database
    .insert(reRegistrationRefusals)
    .values(items.map(({ item, motivo }) => ({ requestId, item, reason: motivo })))
  await audit(work, {
    subjectId: facts.person.id,
    action: 're-registration.items-refused',
    entityId: requestId,
    after: { itens: items },
  })
  await notify(
    work,
    'recadastramento_indeferido',
    { personId: facts.person.id, planId: null },
    { motivo: reason },
  )
}

const closed = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)
