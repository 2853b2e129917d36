import { clearSealedCookie, readSealedCookie, writeSealedCookie } from '#app/session/sealed-cookie.server.ts'

/** A little longer than a link is good for: the API says when it is over. */
const SECONDS = 35 * 60

/** Keeps the token of a link out of the address and of the page: only this server can read it back. */
export async function keepLink(token: string): Promise<void> {
  await writeSealedCookie('senha', { token }, SECONDS)
}

/** The token of the link that this browser came with; null without one. */
export async function keptLink(): Promise<string | null> {
  return (await readSealedCookie<{ token: string }>('senha'))?.token ?? null
}

/** Forgets the link: it was used, or is no longer good. */
export function forgetLink(): void {
  clearSealedCookie('senha')
}
