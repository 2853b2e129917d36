import { linkCookie } from '#app/session/link-cookie.server.ts'

/** The link to a new password that this browser came with, a little longer than it is good for. */
export const passwordLink = linkCookie('senha', 35 * 60)
