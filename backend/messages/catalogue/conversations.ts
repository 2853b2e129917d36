import { defineMessage } from '../define-message.ts'
import { conversation } from '../pages.ts'

/** The e-mail never says what was written: it may be about money or health. */
export const conversationMessages = [
  defineMessage({
    id: 'nova_mensagem',
    to: 'person',
    basis: 'choice:mensagens',
    variables: ['assunto'],
    inApp: { title: 'Nova mensagem do atendimento', text: '{{assunto}}', leadsTo: conversation },
    email: {
      subject: 'Você tem uma nova mensagem do atendimento',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O atendimento escreveu para você no portal, no assunto {{assunto}}.',
        'Entre para ler e responder.',
      ],
      linkLabel: 'Abrir a conversa',
      leadsTo: conversation,
    },
  }),
  defineMessage({
    id: 'nova_conversa_atendimento',
    to: 'attendants',
    basis: 'duty',
    variables: ['nome', 'assunto'],
    inApp: { title: 'Nova conversa de {{nome}}', text: '{{assunto}}', leadsTo: conversation },
  }),
  defineMessage({
    id: 'nova_mensagem_atendimento',
    to: 'attendants',
    basis: 'duty',
    variables: ['nome', 'assunto'],
    inApp: { title: 'Nova mensagem de {{nome}}', text: '{{assunto}}', leadsTo: conversation },
  }),
  defineMessage({
    id: 'conversa_transferida',
    to: 'analyst',
    basis: 'duty',
    variables: ['colega', 'assunto'],
    inApp: { title: '{{colega}} passou uma conversa para você', text: '{{assunto}}', leadsTo: conversation },
  }),
] as const
