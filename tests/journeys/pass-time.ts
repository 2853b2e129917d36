import type { Page } from '@playwright/test'

/** An instant in an answer, epoch milliseconds: only the time at the server is told like this. */
const INSTANT = /\b1[789]\d{11}\b/g

/**
 * Lets time pass in a page with an installed clock, and at the server as far as the page hears of it.
 * @returns what lets some minutes pass; others at the server where the device slept
 */
export async function timeThatPasses(
  page: Page,
): Promise<(minutes: number, atServer?: number) => Promise<void>> {
  let passed = 0
  await page.route('**/_serverFn/**', async (route) => {
    try {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.replace(INSTANT, (at) => String(Number(at) + passed)) })
    } catch {
      // The page went away while it asked.
    }
  })
  return async (minutes, atServer = minutes) => {
    passed += atServer * 60_000
    await page.clock.fastForward(minutes * 60_000)
  }
}
