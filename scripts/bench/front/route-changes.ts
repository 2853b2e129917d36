import type { Browser, Page } from 'playwright'
import type { RouteChange } from './front-page.ts'
import { delayLine, slowDown, visit } from './visit.ts'

/** Milliseconds from the click to the first picture of the page that was asked for: on the first visit, and on each one after it. */
export type RouteChangeFigures = { first: number; again: number[] }

/** Between two clicks, milliseconds: longer than what a page does after it is shown. */
const PAUSE_MS = 700

/**
 * Goes a way back and forth by its links, with a slow processor.
 * @param times how often after the first time
 * @param delay of the line, milliseconds from a request to the first of its answer
 */
export async function routeChange(
  browser: Browser,
  change: RouteChange,
  { times, delay }: { times: number; delay: number },
): Promise<RouteChangeFigures> {
  const { context, tab } = await visit(browser, { url: change.start, cookie: change.cookie })
  await tab.goto(change.start, { waitUntil: 'load' })
  await slowDown(tab)
  await delayLine(tab, delay)
  await tab.waitForTimeout(5 * PAUSE_MS)
  const took: number[] = []
  for (let round = 0; round <= times; round += 1) {
    took.push(await clickToPicture(tab, change.link, change.shown))
    await clickToPicture(tab, change.back, change.shownBack)
  }
  await context.close()
  const [first = Number.NaN, ...again] = took
  return { first, again }
}

/** Milliseconds from the click on a link, as the browser dates it, to the end of the first frame that has what should be shown. */
async function clickToPicture(tab: Page, link: string, shown: string): Promise<number> {
  const taken = tab.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const onClick = (click: Event) => {
          const look = () => {
            if (!document.querySelector(selector)) return void requestAnimationFrame(look)
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve(performance.now() - click.timeStamp))
            port1.start()
            port2.postMessage(null)
          }
          requestAnimationFrame(look)
        }
        addEventListener('click', onClick, { capture: true, once: true })
      }),
    shown,
  )
  await tab.locator(link).first().click()
  const took = await taken
  await tab.waitForTimeout(PAUSE_MS)
  return took
}
