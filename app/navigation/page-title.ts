import { portalName } from './page-titles.ts'

/** Title of a page: its subject, then the portal's name. */
export function pageTitle(subject?: string): string {
  return subject ? `${subject} | ${portalName}` : portalName
}

/** `head` of a route with a title. */
export function titled(subject: string) {
  return () => ({ meta: [{ title: pageTitle(subject) }] })
}
