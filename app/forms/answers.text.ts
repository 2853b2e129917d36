/** Sentences of inputs that only some forms have. */
export const answersText = {
  yes: 'Sim',
  no: 'Não',
  proof: {
    formats: 'Formatos válidos: PNG, JPG, PDF até 10MB',
    kept: 'O comprovante que você enviou continua guardado.',
    sent: 'Arquivo anexado.',
  },
} as const
