import { announcementEmailText as text } from '#contract/messages/announcements.text.ts'
import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

/** An announcement's own page, where it names one, takes the place of the notification center. */
export const announcementMessages = [
  defineMessage({
    id: 'comunicado',
    to: 'announcement',
    basis: 'choice:comunicados',
    variables: ['titulo', 'texto'],
    inApp: { title: '{{titulo}}', text: '{{texto}}', leadsTo: page('/notification-management') },
    email: {
      subject: '{{titulo}}',
      paragraphs: [text.greeting('{{primeiroNome}}'), '{{texto}}'],
      linkLabel: text.linkLabel,
      leadsTo: page('/notification-management'),
    },
  }),
] as const
