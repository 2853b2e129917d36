import { gzipSync } from 'node:zlib'
import type { Page, Request } from 'playwright'

/** Fetched by a page until some moment. Kibibytes gzip of the content, whatever the server compressed it with. */
export type Weight = {
  requests: number
  scripts: number
  scriptsKib: number
  styles: number
  stylesKib: number
  /** How many requests stand in the longest row in which each had to be there before the next was known of; the document is the first. */
  waves: number
}

/** Longer than any page takes to fetch what it fetches once nobody waits, milliseconds. */
const IDLE_MS = 3000

/**
 * Fetches of a page until its control answers a user, and with those that follow once the browser is idle. A control of React answers once
 * React knows it.
 */
export async function pageWeight(
  tab: Page,
  { url, usable }: { url: string; usable: string },
): Promise<{ usable: Weight; idle: Weight }> {
  const begun: Request[] = []
  tab.on('request', (request) => begun.push(request))
  const wavesSoFar = await watchWaves(tab)
  await tab.addInitScript(holdIdleWork)
  await tab.goto(url, { waitUntil: 'commit' })
  await tab.waitForFunction((selector) => {
    const control = document.querySelector(selector)
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps$'))
  }, usable)
  const untilUsable = { requests: [...begun], waves: wavesSoFar() }
  await tab.evaluate(() => (globalThis as unknown as { beIdle: () => void }).beIdle())
  await tab.waitForTimeout(IDLE_MS)
  return {
    usable: await weightOf(untilUsable.requests, untilUsable.waves),
    idle: await weightOf(begun, wavesSoFar()),
  }
}

/** In the page: what waits for an idle moment waits until `beIdle`, so that a busy machine does not count it to what is needed. */
function holdIdleWork(): void {
  const { requestIdleCallback: ask, cancelIdleCallback: cancel } = globalThis
  const held = new Map<number, Parameters<typeof ask>>()
  let isHeld = true
  let last = 0
  Object.assign(globalThis, {
    requestIdleCallback: (...asked: Parameters<typeof ask>) => {
      if (!isHeld) return ask(...asked)
      held.set(--last, asked)
      return last
    },
    cancelIdleCallback: (handle: number) => (held.delete(handle) ? undefined : cancel(handle)),
    beIdle: () => {
      isHeld = false
      for (const asked of held.values()) ask(...asked)
    },
  })
}

/** Follows who made each request known: the document, a style sheet, a script. @returns the longest row so far */
async function watchWaves(tab: Page): Promise<() => number> {
  const protocol = await tab.context().newCDPSession(tab)
  const waveOf = new Map<string, number>()
  protocol.on('Network.requestWillBeSent', ({ request: { url }, initiator, type }) => {
    const knownFrom = initiator.stack?.callFrames[0]?.url ?? initiator.url
    if (!waveOf.has(url)) waveOf.set(url, type === 'Document' ? 1 : (waveOf.get(knownFrom ?? '') ?? 1) + 1)
  })
  await protocol.send('Network.enable')
  return () => Math.max(...waveOf.values())
}

async function weightOf(requests: readonly Request[], waves: number): Promise<Weight> {
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
    waves,
  }
}
