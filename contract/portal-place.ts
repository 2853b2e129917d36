/** A page, and one id at most: `/services/pep`, `/services/requests?idRequisicao=12`. */
const PATH_FORMAT = /^(\/[a-z0-9/-]*)(?:\?([a-zA-Z]{1,40})=([1-9]\d{0,9}))?$/

/** A page of the portal as a link needs it. */
export type PortalPlace = { path: string; search: Readonly<Record<string, number>> }

/** What a path says, whether or not the product has such a page; null for what is no path of it, as `https://…`. */
export function placeWritten(path: string | null): PortalPlace | null {
  const [, page, name, id] = PATH_FORMAT.exec(path ?? '') ?? []
  if (page === undefined) return null
  return { path: page, search: name === undefined ? {} : { [name]: Number(id) } }
}
