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
  let passing = Promise.resolve()
  await page.route('**/_serverFn/**', async (route) => {
    // An answer tells the time at which it was asked for; what is asked while time passes is answered after it.
    await passing
    const sinceThen = passed
    try {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.replace(INSTANT, (at) => String(Number(at) + sinceThen)) })
    } catch {
      // The page went away while it asked.
    }
  })
  return (minutes, atServer = minutes) => {
    passed += atServer * 60_000
    passing = page.clock.fastForward(minutes * 60_000)
    return passing
  }
}
