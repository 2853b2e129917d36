/** Around the words of a notification to many people in its e-mail; the preview shows the same. */
export const announcementEmailText = {
  /** Before the text, with the reader's first name. */
  greeting: (firstName: string) => `Olá, ${firstName}.`,
  linkLabel: 'Abrir no portal',
} as const
