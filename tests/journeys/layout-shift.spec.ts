import { expect, test } from './portal-fixture.ts'
import { slowLine } from './slow-line.ts'

/** A shift that nobody notices. */
const UNNOTICED = 0.02

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

for (const path of ['/login', '/alterar-senha', '/simulador-beneficio', '/confirmar-email']) {
  test(`${path} stays where it is while it comes in pieces`, async ({ browser, portal, pageErrors }) => {
    const line = await slowLine(portal.url)
    for (const viewport of sizes) {
      const context = await browser.newContext({ locale: 'pt-BR', viewport })
      pageErrors.watch(context)
      const page = await context.newPage()
      await page.addInitScript(() => {
        const moved = { by: 0 }
        Object.assign(globalThis, { moved })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            moved.by += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`${line.url}${path}`)
      await page.waitForTimeout(500)
      const moved = await page.evaluate(() => (globalThis as unknown as { moved: { by: number } }).moved.by)
      expect.soft(moved, `${viewport.width} px wide`).toBeLessThanOrEqual(UNNOTICED)
      await context.close()
    }
    line.close()
  })
}
