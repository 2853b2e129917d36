/** Beyond so many pages a change is of what all of them share, and by which journey it shows is anybody's guess. */
const MAX_PAGES = 5

const page = /^app\/routes\/(?:_shell\/)?(?!-|.*\/-|__root|_shell\.)([\w.$[\]/-]+)\.tsx?$/

/** Addresses of the pages among files, without what differs from one visit to the next. */
export function changedPages(reached: Iterable<string>): string[] {
  const addresses = [...reached].flatMap((file) => {
    const [, route] = page.exec(file) ?? []
    return route === undefined ? [] : [addressOf(route)]
  })
  return [...new Set(addresses)].sort()
}

/** Journeys that open one of the pages; none where the change is of what all pages share. */
export function specsOfPages(
  pages: readonly string[],
  specs: readonly string[],
  textOf: (file: string) => string,
): { found: string[]; tooMany: boolean } {
  if (pages.length > MAX_PAGES) return { found: [], tooMany: true }
  const opened = pages.flatMap((address) =>
    ["'", '"', '`'].flatMap((quote) => [quote, '?', '#'].map((end) => `${quote}${address}${end}`)),
  )
  return {
    found: specs.filter((spec) => opened.some((written) => textOf(spec).includes(written))),
    tooMany: false,
  }
}

/** `services/requests_.$id` is at `/services/requests`, and something behind it. */
function addressOf(route: string): string {
  const fixed = route
    .replaceAll(/\[(.)\]/g, '$1')
    .split(/[./]/)
    .map((part) => part.replace(/_$/, ''))
  const varying = fixed.findIndex((part) => part.startsWith('$'))
  const parts = (varying < 0 ? fixed : fixed.slice(0, varying)).filter((part) => part !== 'index')
  return `/${parts.join('/')}`
}
