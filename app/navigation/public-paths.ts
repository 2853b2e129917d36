/**
 * Pages that need no session and are shown without the shell. An invitation is answered on a page of its own
 * below the first access (decision 0063).
 */
const publicPaths = [
  '/login',
  '/onboarding',
  '/onboarding/convite',
  '/alterar-senha',
  '/confirmar-email',
  '/recadastramento',
  '/simulador-beneficio',
  '/development',
  '/404',
  '/500',
  '/_error',
] as const

/** Whether a path needs no session. */
export function isPublicPath(pathname: string): boolean {
  const path = withoutSlash(pathname)
  return publicPaths.some((known) => known === path)
}

/**
 * Whether a page loses its ground when the session ends: all but the public ones, and the first access, which is public and without the
 * shell but shows a person's own answers.
 */
export function endsWithSession(pathname: string): boolean {
  return !isPublicPath(pathname) || withoutSlash(pathname) === '/onboarding'
}

/**
 * The way back after a sign-in: a path of this portal and nothing else, so that no link can send a person to another site
 * with our page as its face. What is answered is looked at too: `/.//x` is a path of the portal, but written anew it is `//x`, and that
 * is another site.
 */
export function safeReturnPath(path: string | undefined): string {
  if (!path?.startsWith('/') || path.includes('\\')) return '/'
  const asked = insidePortal(path)
  const returnPath = asked && asked.pathname + asked.search
  return returnPath && insidePortal(returnPath) && withoutSlash(asked.pathname) !== '/login'
    ? returnPath
    : '/'
}

const PORTAL = 'http://portal.invalid'

/** Resolves an address as a browser on a portal page does; null when it leaves the portal or is invalid. */
function insidePortal(address: string): URL | null {
  if (!URL.canParse(address, PORTAL)) return null
  const url = new URL(address, PORTAL)
  return url.origin === PORTAL ? url : null
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
}
