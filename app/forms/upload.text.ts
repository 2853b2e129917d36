/** Sentences of a file on its way. */
export const uploadText = {
  sending: 'Enviando o arquivo',
  again: (attempt: number, attempts: number) =>
    `A conexão caiu. Enviando de novo (tentativa ${attempt} de ${attempts})`,
  waiting: 'A conexão caiu. O envio recomeça sozinho em instantes.',
  looking: 'Conferindo o arquivo',
  cancel: 'Cancelar envio',
  retry: 'Tentar de novo',
  percent: (percent: number) => `${percent}% enviado`,
  arrived: 'Arquivo enviado. Conferindo.',
  cancelled: 'O envio foi cancelado.',
  lineBroke: 'O arquivo não chegou. Confira a conexão e tente de novo.',
  tooLarge: 'O arquivo é grande demais. Envie um arquivo menor.',
  refused: 'O arquivo não foi recebido. Atualize a página e envie de novo.',
} as const
