/** Every sentence of a list of requests. */
export const requestTableText = {
  request: 'Solicitação',
  protocol: (protocol: string) => `Protocolo ${protocol}`,
  person: 'Participante',
  plan: 'Plano',
  status: 'Status',
  requestedAt: (day: string) => `Feita em ${day}`,
  updatedAt: (day: string) => `desde ${day}`,
  deadline: 'Prazo',
  ended: 'Encerrada',
  decided: 'Decidida',
  noTerm: 'Sem prazo',
  inTime: 'No prazo',
  waitsForYou: 'Aguardando você',
  waitsForParticipant: 'Aguardando o participante',
  until: (day: string) => `até ${day}`,
  conversation: 'Chat',
} as const
