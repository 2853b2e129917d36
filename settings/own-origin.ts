type OriginHeaders = { origin?: string | undefined; host?: string | undefined }

/**
 * Whether a request comes from a page of ours, or from no page at all. Ours is the address that people type; where none is set, that of
 * the request itself, whatever its scheme, since TLS may end before us.
 */
export function isOwnOrigin({ origin, host }: OriginHeaders, publicOrigin?: string): boolean {
  if (origin === undefined) return true
  if (publicOrigin !== undefined) return origin === publicOrigin
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase()
}
