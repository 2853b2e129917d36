import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

/** For those who left the sponsor and have to choose what becomes of the balance. */
export const exitMessages = [
  defineMessage({
    id: 'desligamento_registrado',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'prazo'],
    inApp: {
      title: 'A patrocinadora informou o seu desligamento',
      text: 'Suas contribuições ao plano {{plano}} param. O extrato de desligamento chega até {{prazo}}, e o prazo para escolher começa com ele.',
      leadsTo: page('/saida'),
    },
    email: {
      subject: 'O seu desligamento e o plano {{plano}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A patrocinadora informou o seu desligamento. Suas contribuições ao plano {{plano}} param.',
        'Você recebe o extrato de desligamento até {{prazo}}. O prazo para escolher o que fazer com o seu saldo começa com ele.',
      ],
      linkLabel: 'Ver as opções',
      leadsTo: page('/saida'),
    },
  }),
  defineMessage({
    id: 'datas_acumulacao',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'dia'],
    inApp: {
      title: 'O tempo do seu dinheiro em outra entidade agora conta',
      text: 'O valor que você trouxe para o plano {{plano}} em {{dia}} passou a ter as datas em que se acumulou na origem. Elas contam para o imposto regressivo.',
      leadsTo: page('/services/extrato-contribuicao'),
    },
    email: {
      subject: 'Datas de acumulação no plano {{plano}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O valor que você trouxe de outra entidade para o plano {{plano}} em {{dia}} passou a ter as datas em que se acumulou na origem.',
        'No regime regressivo, o imposto diminui com o tempo de cada parte. O extrato mostra as novas faixas.',
      ],
      linkLabel: 'Ver o extrato',
      leadsTo: page('/services/extrato-contribuicao'),
    },
  }),
  defineMessage({
    id: 'extrato_desligamento',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'prazo'],
    inApp: {
      title: 'Seu extrato de desligamento está disponível',
      text: 'Escolha até {{prazo}} o que fazer com o seu saldo no plano {{plano}}.',
      leadsTo: page('/saida'),
    },
    email: {
      subject: 'Seu extrato de desligamento do plano {{plano}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O extrato de desligamento do plano {{plano}} está no portal, com as opções que você tem.',
        'Você pode escolher até {{prazo}}. Se você não escolher, vale a opção que o regulamento define.',
      ],
      linkLabel: 'Ver as opções',
      leadsTo: page('/saida'),
    },
  }),
  defineMessage({
    id: 'prazo_opcao',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'prazo', 'dias'],
    inApp: {
      title: 'O prazo da sua opção está acabando',
      text: 'Escolha até {{prazo}} o que fazer com o seu saldo no plano {{plano}}. Dias que faltam: {{dias}}.',
      leadsTo: page('/saida'),
    },
    email: {
      subject: 'Escolha até {{prazo}} o que fazer com o seu saldo',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Você tem até {{prazo}} para escolher o que fazer com o seu saldo no plano {{plano}}. Dias que faltam: {{dias}}.',
        'Se você não escolher até essa data, vale a opção que o regulamento define.',
      ],
      linkLabel: 'Ver as opções',
      leadsTo: page('/saida'),
    },
  }),
  defineMessage({
    id: 'prazo_retomado',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'prazo'],
    inApp: {
      title: 'O prazo da sua opção voltou a contar',
      text: 'Escolha até {{prazo}} o que fazer com o seu saldo no plano {{plano}}.',
      leadsTo: page('/saida'),
    },
    email: {
      subject: 'Escolha até {{prazo}} o que fazer com o seu saldo',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O prazo para escolher no plano {{plano}} estava parado pela sua contestação e voltou a contar, com os dias que faltavam.',
        'Você pode escolher até {{prazo}}.',
      ],
      linkLabel: 'Ver as opções',
      leadsTo: page('/saida'),
    },
  }),
  defineMessage({
    id: 'opcao_presumida',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'opcao'],
    inApp: {
      title: 'O prazo para a sua opção acabou',
      text: 'O prazo para escolher no plano {{plano}} acabou. {{opcao}}',
      leadsTo: page('/saida'),
    },
    email: {
      subject: 'O prazo para a sua opção no plano {{plano}} acabou',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O prazo para escolher o que fazer com o seu saldo no plano {{plano}} acabou sem uma escolha sua.',
        '{{opcao}}',
      ],
      linkLabel: 'Ver meus serviços',
      leadsTo: page('/saida'),
    },
  }),
] as const
