import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

export const onboardingMessages = [
  defineMessage({
    id: 'boas_vindas',
    to: 'person',
    basis: 'duty',
    variables: ['plano'],
    inApp: {
      title: 'Seu primeiro acesso está concluído',
      text: 'Boas-vindas ao {{plano}}. Daqui você acompanha seu saldo e faz seus pedidos.',
      leadsTo: page('/'),
    },
    email: {
      subject: 'Boas-vindas ao plano {{plano}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Seu primeiro acesso ao portal do plano {{plano}} está concluído.',
        'No portal você acompanha seu saldo e seu extrato, faz seus pedidos e fala com o atendimento.',
      ],
      linkLabel: 'Abrir o portal',
      leadsTo: page('/'),
    },
  }),
  defineMessage({
    id: 'declaracao_pep_pendente',
    to: 'person',
    basis: 'duty',
    variables: [],
    inApp: {
      title: 'Complete sua declaração de pessoa exposta politicamente',
      text: 'Você disse que é pessoa exposta politicamente. Informe o cargo e as datas no serviço Pessoa exposta politicamente.',
      leadsTo: page('/services/pep'),
    },
  }),
] as const
