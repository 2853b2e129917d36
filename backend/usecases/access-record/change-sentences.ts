import { REQUEST_KINDS } from '../../database/reference-data.ts'
import { requestStatusNamed } from '../../names.ts'
import { openedFileSentence } from './opened-files.ts'

/** One audited change, as the access record tells it. */
export type AuditedChange = { action: string; entityId: string; after: Record<string, unknown> | null }

type Told = { sentence: string; requestId: number | null }

/** What a change that stands alone is called. */
const SENTENCES: Readonly<Record<string, string>> = {
  'age-exemption.changed': 'Alterou a isenção de 65 anos.',
  'contribution.changed': 'Alterou a contribuição.',
  'contribution-payment.issued': 'Gerou uma contribuição para pagamento.',
  'contribution-payment.cancelled': 'Cancelou uma contribuição gerada.',
  'conversation.opened': 'Abriu uma conversa.',
  'conversation.continued': 'Escreveu numa conversa.',
  'invitation.sent': 'Convidou uma pessoa para o plano.',
  'invitation.resent': 'Enviou de novo um convite para o plano.',
  'invitation.cancelled': 'Cancelou um convite para o plano.',
  'person.email-changed': 'Alterou o e-mail do cadastro.',
  'plan-link.situation-changed': 'Mudou a situação no plano.',
  'profile-switch.carried-out': 'Trocou o perfil de investimentos.',
  're-registration.applied': 'Aprovou o recadastramento.',
  're-registration.begun-again': 'Reiniciou o recadastramento.',
  're-registration.code-issued': 'Gerou um código para o recadastramento.',
  're-registration.items-refused': 'Devolveu itens do recadastramento para correção.',
  'residence-proof.sent': 'Enviou um comprovante de residência.',
  'suspension.ended-early': 'Encerrou a suspensão de contribuições.',
  'suspension.granted': 'Suspendeu as contribuições.',
}

/** What another row tells already: the serving itself, and what a request brings along. */
const TOLD_ELSEWHERE = new Set([
  'serving.started',
  'serving.ended',
  'declaration.made',
  'draft.archived',
  'profile-switch.marked',
])

/** A change in words, with the request that it belongs to; null for what is told elsewhere. One that has no words is told as such. */
export function tellChange({ action, entityId, after }: AuditedChange): Told | null {
  if (TOLD_ELSEWHERE.has(action)) return null
  if (action === 'request.filed') {
    const kind = REQUEST_KINDS.find(({ id }) => id === after?.kindId)
    return told(
      `Registrou a solicitação ${String(after?.protocol)}${kind ? `: ${kind.name}` : ''}.`,
      entityId,
    )
  }
  if (action === 'request.moved') {
    return told(`Passou uma solicitação para “${requestStatusNamed(Number(after?.status)).nome}”.`, entityId)
  }
  if (action === 'file.read') {
    const { purpose, requestId } = after ?? {}
    return { sentence: openedFileSentence(purpose), requestId: requestId ? Number(requestId) : null }
  }
  return { sentence: SENTENCES[action] ?? 'Alterou um dado do cadastro.', requestId: null }
}

function told(sentence: string, entityId: string): Told {
  return { sentence, requestId: Number(entityId) }
}
