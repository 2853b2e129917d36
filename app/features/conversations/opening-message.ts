import type { SignedInPerson } from '#contract/identity/sessions.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'
import { newConversationText as text } from './new-conversation.text.ts'

/** Subject and first words of a conversation about a request: each side has words of its own. */
export function openingMessageOf(
  { funcionalidade }: Pick<RequestDetail, 'funcionalidade'>,
  { admin }: Pick<SignedInPerson, 'admin'>,
): { assunto: string; mensagem: string } {
  const words = admin === 'S' ? text.aboutRequestAsAttendant : text.aboutRequest
  return { assunto: text.aboutRequestSubject, mensagem: words(funcionalidade.nome) }
}
