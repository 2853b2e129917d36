/** The name of a record from which name, CPF and contacts were taken because its time was over. */
export const namelessPerson = 'Cadastro apagado'

/** Of a request of which only its protocol, its kind and its days are kept, to attendants. */
export const erasedRequest =
  'Os dados desta solicitação foram apagados quando o prazo de guarda terminou. Ficam só o protocolo, o serviço e as datas, que você vê na lista.'

/** Why the records of a person are not held, or not released, now. */
export const holdRefusals = {
  held: 'Os dados desta pessoa já estão mantidos. Recarregue a página para ver o motivo.',
  notHeld: 'Os dados desta pessoa já seguem o prazo de guarda. Recarregue a página.',
} as const
