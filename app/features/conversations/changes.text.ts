/** Every sentence of what is done with a conversation as a whole. */
export const changesText = {
  optionsOf: 'Opções da conversa',
  keep: 'Voltar',
  close: 'Encerrar conversa',
  closeTitle: 'Encerrar esta conversa?',
  closeLead: 'Ninguém escreve mais nela. O que foi escrito fica guardado, e os dois lados podem reabrir.',
  closed: 'Conversa encerrada.',
  reopen: 'Reabrir conversa',
  reopened: 'Conversa reaberta.',
  take: 'Assumir conversa',
  taken: 'Agora a conversa está com você.',
  handOver: 'Passar para colega',
  handOverTitle: 'Passar a conversa para quem?',
  handOverLead:
    'A pessoa do atendimento é avisada. O participante vê que a conversa mudou de mãos, e não lê a nota.',
  chooseColleague: 'Escolha quem continua a conversa.',
  note: 'Nota para quem continua (opcional)',
  noteHint: 'O participante não lê esta nota.',
  handedOver: 'Conversa entregue.',
  act: 'Passar conversa',
} as const
