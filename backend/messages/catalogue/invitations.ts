import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

/**
 * Invitations: those invited, who are no participants yet, read no name but the inviting person's; the inviting person reads the result.
 */
export const invitationMessages = [
  defineMessage({
    id: 'convite_participante',
    to: 'address',
    basis: 'agreed',
    variables: ['primeiroNome', 'convidante', 'plano', 'prazo'],
    email: {
      subject: '{{convidante}} convidou você para o plano {{plano}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        '{{convidante}} participa do plano de previdência {{plano}}, da {{entidade}}, e convidou você a participar também.',
        'Abra o link abaixo para ver o convite, aceitar ou recusar. Ele vale até {{prazo}} e é só seu: não encaminhe esta mensagem.',
        'O convite não obriga você a nada e não mostra dados de ninguém. Se não conhece quem convidou, ignore esta mensagem.',
      ],
      linkLabel: 'Ver o convite',
      // Written with its token when the e-mail is: `withInvitationLink`.
      leadsTo: ({ token = '' }) => `/onboarding/convite?token=${token}`,
    },
  }),
  defineMessage({
    id: 'convite_boas_vindas',
    to: 'secret',
    basis: 'duty',
    variables: ['plano', 'validade'],
    email: {
      subject: 'Boas-vindas ao plano {{plano}}: crie a sua senha',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Boas-vindas ao plano {{plano}}, da {{entidade}}. Seu acesso usa o CPF {{cpfMascarado}}.',
        'Crie a sua senha pelo link abaixo e entre no portal: o primeiro acesso leva uns cinco minutos.',
        'O link vale por {{validade}} e só pode ser usado uma vez. Depois disso, peça outro no login, em Esqueci minha senha.',
        'Se não foi você quem aceitou o convite, fale com a {{entidade}}.',
      ],
      linkLabel: 'Criar minha senha',
      leadsTo: ({ token = '' }) => `/alterar-senha?token=${token}`,
    },
  }),
  defineMessage({
    id: 'convite_com_cadastro',
    to: 'person',
    basis: 'duty',
    variables: ['convidante', 'plano'],
    inApp: {
      title: 'Um convite foi respondido com o seu CPF',
      text: 'O convite de {{convidante}} para o {{plano}} foi respondido com o seu CPF. Se foi você, abra de novo o link do convite e aceite com este acesso. Se não foi, nada mudou.',
      leadsTo: page('/notification-management'),
    },
    email: {
      subject: 'Convite para o plano {{plano}}: entre para aceitar',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O convite de {{convidante}} para o plano {{plano}} foi respondido com o CPF {{cpfMascarado}}, que já tem acesso ao portal.',
        'Se foi você, entre no portal com a sua senha, abra de novo o link do convite e aceite com o seu cadastro.',
        'Se não foi você, ignore esta mensagem: nada mudou no seu cadastro.',
      ],
      linkLabel: 'Entrar no portal',
      leadsTo: page('/login'),
    },
  }),
  defineMessage({
    id: 'convite_adesao',
    to: 'person',
    basis: 'duty',
    variables: ['plano'],
    inApp: {
      title: 'Você entrou no plano {{plano}}',
      text: 'Sua adesão ao {{plano}} está registrada. Escolha a sua contribuição em Alterar contribuição.',
      leadsTo: page('/services/alterar-contribuicao'),
    },
    email: {
      subject: 'Boas-vindas ao plano {{plano}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Sua adesão ao plano {{plano}}, da {{entidade}}, está registrada desde {{dataHora}}.',
        'No portal, escolha o plano e depois a sua contribuição em Alterar contribuição.',
      ],
      linkLabel: 'Abrir o portal',
      leadsTo: page('/'),
    },
  }),
  defineMessage({
    id: 'convite_aceito',
    to: 'person',
    basis: 'duty',
    variables: ['nome', 'plano'],
    inApp: {
      title: '{{nome}} aceitou o seu convite',
      text: '{{nome}} agora participa do {{plano}}.',
      leadsTo: page('/services/convidar-participante'),
    },
  }),
  defineMessage({
    id: 'convite_recusado',
    to: 'person',
    basis: 'duty',
    variables: ['nome'],
    inApp: {
      title: '{{nome}} recusou o seu convite',
      text: 'A resposta está na sua lista de convites.',
      leadsTo: page('/services/convidar-participante'),
    },
  }),
  defineMessage({
    id: 'convite_expirado',
    to: 'person',
    basis: 'duty',
    variables: ['nome'],
    inApp: {
      title: 'Um convite seu expirou',
      text: 'O convite que você enviou a {{nome}} não foi aceito no prazo. Você pode enviar de novo.',
      leadsTo: page('/services/convidar-participante'),
    },
  }),
] as const
