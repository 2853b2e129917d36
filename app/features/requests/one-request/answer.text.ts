/** Every sentence of the answer to a returned request on its own page. */
export const answerText = {
  title: 'Sua resposta',
  lead: 'Corrija o que a equipe pediu e envie. O protocolo continua o mesmo.',
  explanation: 'Recado para a equipe',
  explanationOptional: 'Recado para a equipe (opcional)',
  explanationHint: 'Quem analisa o pedido lê este texto.',
  proofHint: 'A página inteira, nítida e sem cortes.',
  percent: '%',
  asked: 'A equipe pediu isto a você.',
  submit: 'Enviar resposta',
} as const
