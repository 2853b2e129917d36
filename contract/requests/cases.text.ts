/** Said to who moves or begins with a request on which a colleague works. */
export const heldByColleague = (name: string) =>
  `${name} está com este caso agora. Espere, ou assuma o caso dizendo o motivo.`

/** Said to an attendant about their own request. */
export const ownCase = 'Esta solicitação é sua. Quem cuida dela é outra pessoa do atendimento.'

/** Said to who hands over a request that is not with them. */
export const notHandedOver =
  'Só quem está com a solicitação em análise, ou um administrador, pode passá-la para um colega ou para a fila.'

/** Said of a hand-over to who is nobody of the service desk. */
export const notAnalyst = 'Escolha alguém do atendimento para continuar esta solicitação.'

/** Why somebody else has to grant a request, and who can; `who` as in "outra pessoa do atendimento, de nível Cadastro ou acima". */
export const outlookSentences = {
  'own-request': (who: string) => `Esta solicitação é sua. Quem decide é ${who}.`,
  'filed-by-actor': (who: string) =>
    `Foi você quem registrou este pedido em nome da pessoa. Quem decide é ${who}.`,
  'contacts-changed-by-actor': (who: string) =>
    `Você alterou os contatos desta pessoa há poucos dias. Quem decide é ${who}.`,
  'level-too-low': (who: string) => `Você pode analisar, mas não deferir. Quem defere é ${who}.`,
  'four-eyes': (who: string) =>
    `Você já trabalhou neste pagamento. Quem aprova é ${who}, que não tenha feito nada dele antes.`,
} as const

/** Of a payment of one stage: whoever takes it has worked on it. */
export const paymentNotByTaker = (who: string) =>
  `Quem assume este pagamento não o aprova. Depois de assumir, quem aprova é ${who}.`
