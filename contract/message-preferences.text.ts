import type { MessageGroup } from './message-preferences.ts'

/** What each group of e-mails is, as a person reads it before turning it off. */
export const messageGroupTexts: Readonly<Record<MessageGroup, { title: string; text: string }>> = {
  lembretes: {
    title: 'Lembretes de prazos',
    text: 'Contribuições que estão para vencer e períodos para mudar o perfil de investimentos.',
  },
  documentos: {
    title: 'Documentos disponíveis',
    text: 'Contracheques e informes de rendimentos, quando são publicados.',
  },
}
