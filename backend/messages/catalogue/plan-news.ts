import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

/** By e-mail alone, and only to those who gave consent. */
export const planNewsMessages = [
  defineMessage({
    id: 'novidades_plano',
    to: 'person',
    basis: 'consent:novidades',
    variables: ['plano', 'assuntos'],
    email: {
      subject: 'O plano {{plano}} publicou mudanças nas regras',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O plano {{plano}} publicou mudanças nestas regras: {{assuntos}}. Se quiser saber o que muda para você, fale com o atendimento.',
        'Você recebe este e-mail porque autorizou novidades. Para não receber mais, abra Perfil › Privacidade.',
      ],
      linkLabel: 'Ver minha autorização',
      leadsTo: page('/perfil/privacidade'),
    },
  }),
] as const
