import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

export const investmentProfileMessages = [
  defineMessage({
    id: 'janela_perfil',
    to: 'person',
    basis: 'choice:lembretes',
    variables: ['plano', 'prazo'],
    inApp: {
      title: 'Você pode mudar seu perfil de investimentos',
      text: 'O período de alteração do plano {{plano}} está aberto até {{prazo}}.',
      leadsTo: page('/services/perfil-investimentos'),
    },
    email: {
      subject: 'Período para mudar o perfil de investimentos do plano {{plano}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Até {{prazo}} você pode mudar o perfil de investimentos do plano {{plano}}. Se quiser ficar como está, não precisa fazer nada.',
      ],
      linkLabel: 'Ver os perfis',
      leadsTo: page('/services/perfil-investimentos'),
    },
  }),
] as const
