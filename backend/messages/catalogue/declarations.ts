import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

export const declarationMessages = [
  defineMessage({
    id: 'declaracao_pep_vencendo',
    to: 'person',
    basis: 'duty',
    variables: ['prazo'],
    inApp: {
      title: 'Renove sua declaração de pessoa exposta politicamente',
      text: 'Sua declaração vale até {{prazo}}. Renove no serviço Pessoa exposta politicamente.',
      leadsTo: page('/services/pep'),
    },
    email: {
      subject: 'Renove sua declaração de pessoa exposta politicamente até {{prazo}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Sua declaração de pessoa exposta politicamente vale até {{prazo}}. Confira as respostas e declare de novo no portal.',
      ],
      linkLabel: 'Renovar a declaração',
      leadsTo: page('/services/pep'),
    },
  }),
  defineMessage({
    id: 'declaracao_fatca_mudou',
    to: 'person',
    basis: 'duty',
    variables: ['prazo'],
    inApp: {
      title: 'Faça de novo a declaração FATCA',
      text: 'Você mudou de país depois da última declaração. Declare até {{prazo}} onde paga impostos.',
      leadsTo: page('/services/fatca'),
    },
    email: {
      subject: 'Faça de novo a declaração FATCA até {{prazo}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Você informou que mora em outro país do que os da sua última declaração FATCA. Declare até {{prazo}} em que países paga impostos.',
      ],
      linkLabel: 'Fazer a declaração',
      leadsTo: page('/services/fatca'),
    },
  }),
] as const
