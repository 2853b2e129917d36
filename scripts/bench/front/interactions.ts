import type { Browser, Page } from 'playwright'
import { slowDown, visit } from './visit.ts'

/** An interaction of a visit: what it was, and the milliseconds from the key or pointer to the next picture, to the nearest 8. */
export type Interaction = { name: string; duration: number }

/** One thing that a visitor does, by the name under which it is reported. */
export type Act = { name: string; run: (tab: Page) => Promise<unknown> }

const PAUSE_MS = 600

/** Does one act after the other with a slow processor. @returns the longest interaction of each, as the browser counts them */
export async function interactions(
  browser: Browser,
  page: { url: string; cookie?: string },
  acts: readonly Act[],
): Promise<Interaction[]> {
  const { context, tab } = await visit(browser, page)
  await tab.addInitScript(() => {
    const durations: number[] = []
    Object.assign(globalThis, { takeDurations: () => durations.splice(0) })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await tab.goto(page.url, { waitUntil: 'load' })
  await slowDown(tab)
  await tab.waitForTimeout(5 * PAUSE_MS)
  const seen: Interaction[] = []
  for (const { name, run } of acts) {
    await run(tab)
    await tab.waitForTimeout(PAUSE_MS)
    const durations = await tab.evaluate(() =>
      (globalThis as unknown as { takeDurations: () => number[] }).takeDurations(),
    )
    seen.push({ name, duration: Math.max(16, ...durations) })
  }
  await context.close()
  return seen
}
