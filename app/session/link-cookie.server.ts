import {
  type CookieName,
  clearSealedCookie,
  readSealedCookie,
  writeSealedCookie,
} from './sealed-cookie.server.ts'

/**
 * Where the token of an e-mail's link is kept, out of the address and of the page: only this server can read it back. `seconds`: a little
 * longer than somebody needs it; whether the link is good the API says.
 */
export function linkCookie(name: CookieName, seconds: number) {
  return {
    write: (token: string): Promise<void> => writeSealedCookie(name, { token }, seconds),
    /** Null without one. */
    read: async (): Promise<string | null> =>
      (await readSealedCookie<{ token: string }>(name))?.token ?? null,
    clear: (): void => clearSealedCookie(name),
  }
}
