/** Whom a sent notification goes to: one person, everybody of a plan, or a category, of one plan or of all. */
export const announcementAudiences = ['pessoa', 'plano', 'categoria'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

export const announcementStates = ['agendado', 'enviando', 'enviado', 'cancelado'] as const
