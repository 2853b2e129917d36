type ReadPlanLink = () => number | null

let readPlanLink: ReadPlanLink | undefined

/** Remembers how to find the plan link that this document shows. The server, which has one cache a request, remembers nothing. */
export function watchPlanLink(read: ReadPlanLink): void {
  if (typeof document !== 'undefined') readPlanLink = read
}

/**
 * Id of the plan link that this document shows, which another tab may have left behind: cookies are shared, pages are not. Null
 * without a chosen link; undefined on the server, where page and cookies are the same request.
 */
export function planLinkOnScreen(): number | null | undefined {
  return readPlanLink?.()
}
