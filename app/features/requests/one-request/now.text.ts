export const nowText = {
  title: {
    received: 'Recebemos o seu pedido',
    inAnalysis: 'Estamos analisando o seu pedido',
    returned: 'Precisamos de você',
    awaitingThirdParty: 'Esperamos a resposta de outra instituição',
    granted: 'Seu pedido foi aceito',
    refused: 'Seu pedido não foi aceito',
    cancelled: 'Você cancelou este pedido',
    completed: 'Seu pedido foi concluído',
    expired: 'Este pedido expirou',
    other: 'Andamento do pedido',
  },
  received: 'Ele está na fila da equipe. Você não precisa fazer nada agora.',
  inAnalysis: 'Você não precisa fazer nada agora. Avisamos a cada passo.',
  awaitingThirdParty:
    'Falta a resposta de outra instituição, como o banco ou o INSS. Você não precisa fazer nada agora.',
  granted: 'Falta aplicar o que foi aceito.',
  grantedOnDays: 'Falta aplicar o que foi aceito. As datas estão em “Pagamentos e efeitos”.',
  cancelled: 'Nada mais acontece com ele.',
  completed: 'O que você pediu já está valendo.',
  expired: 'A correção não chegou no prazo, e por isso ele foi encerrado sem decisão.',

  answerHere: 'A equipe devolveu o pedido. Responda aqui embaixo o que ela pediu.',
  answerInForm:
    'A equipe devolveu o pedido. Corrija no formulário o que ela pediu; o protocolo continua o mesmo.',
  answerInChat: 'A equipe devolveu o pedido. Responda pelo chat: a equipe ajusta o pedido com você.',
  wrote: 'A equipe escreveu:',
  asked: 'O que corrigir:',
  answerUntil: (day: string) =>
    `Responda até ${day}. Depois desse dia o pedido expira, e será preciso pedir de novo.`,
  resumes: (day: string) =>
    `Enquanto esperamos por você, o prazo da equipe não corre. Se você responder hoje, a decisão sai até ${day}.`,

  decidedUntil: (day: string) => `A decisão sai até ${day}.`,
  late: (day: string) =>
    `A resposta atrasou: o prazo era ${day}. O atraso é nosso, e toda a equipe o vê. Você não precisa fazer nada; se quiser, converse com a gente.`,
  slipped: (first: string, waits: string) => `A data de início era ${first}. Ela mudou porque ${waits}.`,
  waitedForYou: (from: string, to: string) => `o pedido esperou a sua resposta de ${from} a ${to}`,

  again: 'Fazer de novo',
  againAfterRefusal: 'Se você resolver o que a equipe apontou, pode fazer o pedido de novo.',
  againAfterEnd: 'Se ainda precisar, faça o pedido de novo.',
  askDesk: 'Se ainda precisar, converse com a equipe: ela orienta como pedir de novo.',
} as const
