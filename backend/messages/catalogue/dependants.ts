import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

/** Dependants who reach an age. No health data: the effect of a report is explained to everybody alike. */
export const dependantMessages = [
  defineMessage({
    id: 'dependente_completa_idade',
    to: 'person',
    basis: 'duty',
    variables: ['dependente', 'finalidade', 'prazo'],
    inApp: {
      title: 'Um dependente está perto da idade limite',
      text: '{{dependente}} conta como dependente {{finalidade}} até {{prazo}}. Se estuda ou não pode trabalhar, envie o documento antes disso.',
      leadsTo: page('/dependentes'),
    },
    email: {
      subject: 'Um dependente seu conta até {{prazo}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        '{{dependente}} conta como dependente {{finalidade}} até {{prazo}}, por causa da idade.',
        'Quem estuda no ensino superior ou técnico, ou não pode trabalhar por incapacidade, pode continuar. Nesse caso, envie o documento no portal antes desse dia.',
        'Se nada mudou, não é preciso fazer nada.',
      ],
      linkLabel: 'Ver os dependentes',
      leadsTo: page('/dependentes'),
    },
  }),
  defineMessage({
    id: 'dependente_encerrado',
    to: 'person',
    basis: 'duty',
    variables: ['dependente', 'finalidade', 'prazo'],
    inApp: {
      title: 'Um dependente deixou de contar pela idade',
      text: '{{dependente}} contou como dependente {{finalidade}} até {{prazo}}. Confira como ficou a sua lista.',
      leadsTo: page('/dependentes'),
    },
    email: {
      subject: 'Um dependente deixou de contar pela idade',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        '{{dependente}} contou como dependente {{finalidade}} até {{prazo}}, por causa da idade.',
        'Confira no portal como ficou a sua lista. Se a parte de alguém precisa mudar, faça um pedido por lá.',
      ],
      linkLabel: 'Ver os dependentes',
      leadsTo: page('/dependentes'),
    },
  }),
] as const
