import type { CannedReplyData } from '#contract/canned-replies.ts'

/** What the attendants of the demonstration have at hand. */
export const demoCannedReplies: readonly CannedReplyData[] = [
  {
    titulo: 'Saudação',
    texto: 'Olá, {{primeiroNome}}. Aqui é {{atendente}}, do atendimento. Como posso ajudar?',
  },
  {
    titulo: 'Solicitação em análise',
    texto:
      'Olá, {{primeiroNome}}. A sua solicitação de {{servico}}, protocolo {{protocolo}}, está em análise. Avisamos por aqui assim que houver uma resposta.',
  },
  {
    titulo: 'Falta um documento',
    texto:
      'Olá, {{primeiroNome}}. Para continuar, falta um documento. Envie por aqui uma imagem nítida ou um PDF, de até 10 MB.',
  },
  {
    titulo: 'Despedida',
    texto:
      'Obrigado pelo contato, {{primeiroNome}}. Se precisar de algo mais do plano {{plano}}, escreva por aqui.',
  },
]
