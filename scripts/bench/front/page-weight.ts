import { gzipSync } from 'node:zlib'
import type { Browser, Request } from 'playwright'
import type { FrontPage } from './front-page.ts'
import { visit } from './visit.ts'

/** What a page fetched by some moment. Kibibytes gzip of what was sent, whatever the server compressed it with. */
export type Weight = {
  requests: number
  scripts: number
  scriptsKib: number
  styles: number
  stylesKib: number
}

/** Longer than any page takes to fetch what it fetches once nobody waits, milliseconds. */
const IDLE_MS = 3000

/**
 * What a browser fetches for a page until its control answers to who uses it, and with what is fetched once the browser is idle. A
 * control of React answers once React knows it.
 */
export async function pageWeight(
  browser: Browser,
  page: FrontPage,
): Promise<{ usable: Weight; idle: Weight }> {
  const { context, tab } = await visit(browser, page)
  const begun: Request[] = []
  tab.on('request', (request) => begun.push(request))
  await tab.goto(page.url, { waitUntil: 'commit' })
  await tab.waitForFunction((usable) => {
    const control = document.querySelector(usable)
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps$'))
  }, page.usable)
  const untilUsable = [...begun]
  await tab.waitForTimeout(IDLE_MS)
  const weights = { usable: await weightOf(untilUsable), idle: await weightOf(begun) }
  await context.close()
  return weights
}

async function weightOf(requests: readonly Request[]): Promise<Weight> {
  const ofKind = (kind: string) => requests.filter((request) => request.resourceType() === kind)
  const kib = async (of: readonly Request[]) => {
    const bodies = await Promise.all(of.map(async (request) => (await request.response())?.body()))
    return bodies.reduce((sum, body) => sum + (body ? gzipSync(body, { level: 9 }).length : 0), 0) / 1024
  }
  const [scripts, styles] = [ofKind('script'), ofKind('stylesheet')]
  return {
    requests: requests.length,
    scripts: scripts.length,
    scriptsKib: await kib(scripts),
    styles: styles.length,
    stylesKib: await kib(styles),
  }
}
