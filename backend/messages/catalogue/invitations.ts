import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

/** What is told of invitations: to somebody who is no participant yet, the one name that they know; to who invites, what came of it. */
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
        'Para conhecer o plano e aderir, fale com a {{entidade}} até {{prazo}} e diga em que e-mail recebeu este convite.',
        'O convite não obriga você a nada e não mostra dados de ninguém. Se não conhece quem convidou, ignore esta mensagem.',
      ],
      linkLabel: 'Conhecer o portal',
      leadsTo: page('/login'),
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
    },
  }),
] as const
