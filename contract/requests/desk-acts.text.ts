export const deskActSentences = {
  gone: 'Este lote não existe.',
  tooLate: 'Já não dá para desfazer: foi feito.',
  waiting: 'Outra ação nesta solicitação ainda pode ser desfeita. Espere alguns segundos e tente de novo.',
  noAttendant: 'Quem pediu não é mais do atendimento.',
  unexpected: 'Um erro inesperado impediu. Abra a solicitação e tente de novo.',
} as const
