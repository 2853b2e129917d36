import type { RequestDetail } from '#contract/requests.ts'
import type { SignedInPerson } from '#contract/sessions.ts'
import { requestsText } from './requests.text.ts'

/**
 * The conversation about a request, as the API takes it. It always belongs to the owner of the request; an attendant opens it in
 * their own name and with their own first sentence.
 */
export function conversationAbout(
  request: Pick<RequestDetail, 'id' | 'pessoa' | 'plano' | 'funcionalidade'>,
  author: Pick<SignedInPerson, 'id' | 'admin'>,
) {
  const functionality = request.funcionalidade.nome
  const subject = { idPessoa: request.pessoa.id, idPlano: request.plano.id, idRequisicao: request.id }
  return author.admin === 'S'
    ? {
        ...subject,
        idPessoaAtendente: author.id,
        assunto: requestsText.chatSubject,
        mensagem: requestsText.chatFromAttendant(functionality),
      }
    : {
        ...subject,
        assunto: requestsText.chatSubject,
        mensagem: requestsText.chatFromParticipant(functionality),
      }
}
