import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

/** What is told of declarations. */
export const declarationMessages = [
  defineMessage({
    id: 'declaracao_pep_vencendo',
    to: 'person',
    basis: 'duty',
    variables: ['prazo'],
    inApp: {
      title: 'Renove sua declaração de exposição política',
      text: 'Sua declaração vale até {{prazo}}. Renove no serviço PEP.',
      leadsTo: page('/services/pep'),
    },
    email: {
      subject: 'Renove sua declaração de exposição política até {{prazo}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Sua declaração de pessoa exposta politicamente vale até {{prazo}}. Confira as respostas e declare de novo no portal.',
      ],
      linkLabel: 'Renovar a declaração',
      leadsTo: page('/services/pep'),
    },
  }),
] as const
