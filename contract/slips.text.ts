/** Why a slip cannot be issued or drawn, whoever asks for it. */
export const slipSentences = {
  noCollection:
    'Ainda não é possível gerar boletos: a entidade não registrou a conta de cobrança no portal. Fale com o atendimento.',
} as const
