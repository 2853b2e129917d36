/** Pages that need no session and are shown without the shell (specification section 2). */
const publicPaths = [
  '/login',
  '/onboarding',
  '/alterar-senha',
  '/recadastramento',
  '/simulador-beneficio',
  '/development',
  '/404',
  '/500',
  '/_error',
] as const

/** Whether a path needs no session. */
export function isPublicPath(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return publicPaths.some((known) => known === path)
}

/**
 * Whether a page loses its ground when the session ends: all but the public ones, and the first access, which is public and without the
 * shell but shows a person's own answers.
 */
export function endsWithSession(pathname: string): boolean {
  return !isPublicPath(pathname) || pathname.replace(/\/+$/, '') === '/onboarding'
}

/**
 * The way back after a sign-in: a path of this portal and nothing else, so that no link can send a person to another site
 * with our page as its face.
 */
export function safeWayBack(path: string | undefined): string {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\')) return '/'
  const { origin, pathname, search } = new URL(path, 'http://portal.invalid')
  if (origin !== 'http://portal.invalid' || pathname === '/login') return '/'
  return pathname + search
}
