import type { MessageAbout } from './define-message.ts'

/** The participant's list of requests, at the one that it is about. */
export const ownRequest = ({ requestId }: MessageAbout) =>
  withId('/services/requests', 'idRequisicao', requestId)

/** The service desk's request centre, at the one that it is about. */
export const deskRequest = ({ requestId }: MessageAbout) =>
  withId('/request-management', 'idRequisicao', requestId)

/** The card of the person whom it is about, at the service desk. */
export const personCard = ({ servedId }: MessageAbout) => withId('/', 'idPessoa', servedId)

/** The conversation that it is about. */
export const conversation = ({ conversationId }: MessageAbout) =>
  withId('/chat', 'idConversa', conversationId)

/** A page that is the same for everybody. */
export const page = (path: string) => () => path

function withId(path: string, name: string, id: number | undefined): string {
  return id === undefined ? path : `${path}?${name}=${id}`
}
