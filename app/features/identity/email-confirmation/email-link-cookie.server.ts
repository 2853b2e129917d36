import { linkCookie } from '#app/session/link-cookie.server.ts'

/** The link about a changed e-mail that this browser came with, as long as a session; the e-mail's link opens the page again. */
export const emailChangeLink = linkCookie('trocaEmail', 3600)
