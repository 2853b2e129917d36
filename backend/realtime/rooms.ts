/** Every attendant who is connected. */
export const ATTENDANTS_ROOM = 'atendentes'

/** Every connection of a person. */
export const personRoom = (personId: number) => `pessoa:${personId}`

/** Every connection of a session. */
export const sessionRoom = (sessionId: number) => `sessao:${sessionId}`

/** Who watches a conversation, of either side. */
export const watchersRoom = (conversationId: number) => `conversa:${conversationId}`

/** The attendants among them. */
export const deskWatchersRoom = (conversationId: number) => `conversa:${conversationId}:atendimento`

/** Who wants to know whether somebody is there. */
export const presenceRoom = (personId: number) => `presenca:${personId}`

/** The attendants who have a request open. */
export const caseRoom = (requestId: number) => `caso:${requestId}`

/** An event that one node sends to its connections in a room, and asks the others to send to theirs. */
export type RoomEvent = { to: string; except: string[]; event: string; carried: unknown }
