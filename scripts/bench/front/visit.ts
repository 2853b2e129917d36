import type { Browser, BrowserContext, Page } from 'playwright'

/** A slow phone's processor beside that of this machine. */
const SLOWER = 4

/** 10 megabits a second, in bytes. */
const LINE = 1_250_000

/** A browser window of its own, with the cookies of whoever visits. */
export async function visit(
  browser: Browser,
  { url, cookie = '' }: { url: string; cookie?: string },
): Promise<{ context: BrowserContext; tab: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' })
  const cookies = cookie.split('; ').filter((pair) => pair.includes('='))
  await context.addCookies(
    cookies.map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: new URL(url).origin }
    }),
  )
  return { context, tab: await context.newPage() }
}

/** Slows the processor of a page down to about that of a cheap phone. */
export async function slowDown(tab: Page): Promise<void> {
  const protocol = await tab.context().newCDPSession(tab)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Lets everything that a page asks for come `delay` milliseconds later, over as much line as a phone has. */
export async function delayLine(tab: Page, delay: number): Promise<void> {
  if (delay === 0) return
  const protocol = await tab.context().newCDPSession(tab)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: delay,
    downloadThroughput: LINE,
    uploadThroughput: LINE,
  })
}
