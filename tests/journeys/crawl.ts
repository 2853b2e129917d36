import type { APIRequestContext } from '@playwright/test'

/** A page as its server drew it: where it stands, what it says it is, and where it leads. */
export type Crawled = {
  /** The address that was asked for. */
  address: string
  /** The page on which its link stands; null: where the crawl began. */
  from: string | null
  status: number
  title: string
  headings: number
  isUnderConstruction: boolean
  links: string[]
  /** The names of its buttons that open something. */
  openers: string[]
}

/** Files are no pages, and leaving ends the crawl. */
const NO_PAGE = /^\/(arquivos|requisicoes-exportadas|tema|assets|login)\b/

/**
 * Follows every link of every page from home on, breadth first, as somebody without the pages' scripts would. Each page once: addresses
 * that differ only in the values of their parameters are one page.
 */
export async function crawl(request: APIRequestContext, portalUrl: string): Promise<Crawled[]> {
  const waiting: { address: string; from: string | null }[] = [{ address: '/', from: null }]
  const known = new Set(waiting.map(({ address }) => pageKey(address)))
  const crawled: Crawled[] = []
  for (const { address, from } of waiting) {
    const page = await read(request, portalUrl, { address, from })
    crawled.push(page)
    for (const link of page.links) {
      if (NO_PAGE.test(link) || known.has(pageKey(link))) continue
      known.add(pageKey(link))
      waiting.push({ address: link, from: address })
    }
  }
  return crawled
}

async function read(
  request: APIRequestContext,
  portalUrl: string,
  { address, from }: { address: string; from: string | null },
): Promise<Crawled> {
  const answer = await request.get(`${portalUrl}${address}`, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  return {
    address,
    from,
    status: answer.status(),
    title: /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    headings: [...html.matchAll(/<h1\b/g)].length,
    isUnderConstruction: new URL(answer.url()).pathname === '/development',
    links: linksOf(html),
    openers: openersOf(html),
  }
}

function openersOf(html: string): string[] {
  return Array.from(
    html.matchAll(/<button\b[^>]*\baria-haspopup="[^>]*>(.*?)<\/button>/gs),
    ([whole, inside = '']) =>
      /^[^>]*\baria-label="([^"]*)"/.exec(whole)?.[1] ?? inside.replaceAll(/<[^>]*>/g, ''),
  )
}

/** Links into the portal, without their fragments. */
function linksOf(html: string): string[] {
  const all = [...html.matchAll(/<a\b[^>]*?\bhref="(\/(?!\/)[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&').replace(/#.*$/, ''),
  )
  return [...new Set(all)].filter((link) => link !== '')
}

/** Identity of a page: its path, the names of its parameters, and the page that "em construção" stands for. */
export function pageKey(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal')
  return [pathname, ...[...searchParams.keys()].toSorted(), searchParams.get('pagina') ?? ''].join(' ')
}
