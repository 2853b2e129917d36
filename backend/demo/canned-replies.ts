import { type CannedReplyData, EVERY_KIND } from '#contract/conversations/canned-replies.ts'

type Text = Omit<CannedReplyData, 'uso' | 'solicitacao'>

const replies: readonly Text[] = [
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

const reasons: readonly (Text & Pick<CannedReplyData, 'uso' | 'solicitacao'>)[] = [
  {
    titulo: 'Documento ilegível',
    uso: 'devolucao',
    solicitacao: EVERY_KIND,
    texto:
      '{{primeiroNome}}, não conseguimos ler o documento que você enviou. Mande outra imagem, nítida e inteira, ou um PDF.',
  },
  {
    titulo: 'Documento de outra pessoa',
    uso: 'devolucao',
    solicitacao: EVERY_KIND,
    texto: '{{primeiroNome}}, o documento está no nome de outra pessoa. Envie um que esteja no seu nome.',
  },
  {
    titulo: 'Conta que não é da pessoa',
    uso: 'devolucao',
    solicitacao: 'resgate',
    texto:
      '{{primeiroNome}}, o resgate só pode ser pago numa conta que esteja no seu nome. Corrija o banco, a agência e a conta.',
  },
  {
    titulo: 'Pedido em duplicidade',
    uso: 'indeferimento',
    solicitacao: EVERY_KIND,
    texto: 'Já existe outro pedido igual a este em andamento. Ele continua, e este fica encerrado.',
  },
  {
    titulo: 'Fora das regras do plano',
    uso: 'indeferimento',
    solicitacao: EVERY_KIND,
    texto:
      '{{primeiroNome}}, o regulamento do plano {{plano}} não permite este pedido agora. Se quiser, escreva para nós pelo chat e explicamos o que falta.',
  },
]

export const demoCannedReplies: readonly CannedReplyData[] = [
  ...replies.map((text) => ({ ...text, uso: 'conversa', solicitacao: EVERY_KIND }) as const),
  ...reasons,
]
