import { linkCookie } from '#app/session/link-cookie.server.ts'

/** The link of an invitation that this browser came with, as long as a session: who has an account signs in meanwhile. */
export const invitationLink = linkCookie('convite', 3600)
