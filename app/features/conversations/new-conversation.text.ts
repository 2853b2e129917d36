/** Every sentence of beginning a conversation. */
export const newConversationText = {
  title: 'Nova conversa',
  lead: 'Escreva o assunto e a sua mensagem. A resposta chega aqui, e você é avisado.',
  subject: 'Assunto',
  subjectHint: 'Por exemplo: dúvida sobre o meu extrato',
  subjectMissing: 'Escreva o assunto.',
  message: 'Mensagem',
  aboutRequestLead: 'Diga o que precisa saber. O texto abaixo é só um começo: mude como quiser.',
  aboutRequestLeadAsAttendant: (name: string) =>
    `${name} recebe esta mensagem. O texto abaixo é só um começo: diga o que falta.`,
  aboutRequestSubject: 'Acompanhamento de Solicitação',
  aboutRequest: (service: string) => `Olá, preciso de ajuda com a minha solicitação de ${service}`,
  aboutRequestAsAttendant: (service: string) =>
    `Olá, foi encontrado um problema em sua solicitação de ${service}`,
  sending: 'Enviando a mensagem…',
  noAnswer: 'Ainda sem resposta. Continuamos tentando; a mensagem vai uma vez só.',
  noPerson: 'Escolha a pessoa e o plano antes de começar uma conversa.',
} as const
