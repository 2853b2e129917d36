import { isPublicSecure } from './public-origin.ts'

/** Headers of every answer, also of those that the portal's own code never sees. `pathname` is the path that was asked for. */
export function commonHeaders(pathname: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // The address of a re-registration may have come with a code.
    'referrer-policy': pathname === '/recadastramento' ? 'no-referrer' : 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isPublicSecure() && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}
