import type { RequestAnswerProblem } from '#domain/requests/request-answer.ts'
import { dateText } from '../value-text.ts'
import type { AnswerDocument } from './request-answers.ts'

export const answerDocumentNames: Readonly<Record<AnswerDocument, string>> = {
  'documento-identidade': 'Documento de identidade',
  'comprovante-bancario': 'Comprovante da conta bancária',
  'comprovante-endereco': 'Comprovante de endereço',
  'termo-assinado': 'Termo assinado',
  'outro-documento': 'Outro documento',
}

export const explanationName = 'Explicação por escrito'

export const answerSentences = {
  missingValue: 'Preencha este campo: a equipe pediu a correção dele.',
  missingDocument: 'Envie este documento: a equipe pediu que você o mandasse.',
  'not-a-value': 'Confira o valor: ele está fora do que este campo aceita.',
  'not-asked': 'A equipe não pediu a correção deste campo. Atualize a página.',
  'explanation-missing': 'Escreva a explicação que a equipe pediu.',
  'nothing-new': 'Nada mudou. Corrija um campo, envie um documento ou escreva à equipe por que não mudou.',
} as const satisfies Record<Exclude<RequestAnswerProblem['code'], 'missing'>, string> & Record<string, string>

/** Said where a request waits for no answer any more. */
export const noAnswerAwaited =
  'Esta solicitação não espera resposta sua. Atualize a página para ver o status.'

/** Said where a returned request is corrected in the form of its service. */
export const correctedInForm =
  'Este pedido se corrige no formulário do serviço. Abra a solicitação e siga o botão.'

/** That a returned request was not answered in its days. */
export function answerOverSentence(lastDay: string): string {
  return `O prazo para responder terminou em ${dateText(lastDay)}, e a solicitação se encerra. Se ainda precisar, faça um novo pedido.`
}
