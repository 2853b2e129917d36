import { defineConfig } from '@playwright/test'
import { browserArguments } from '@portal/design-system/test-browser'

/** Journeys of the people of the demo through the built portal, each on a database of its own. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/journeys',
  globalSetup: './journeys/global-setup.ts',
  // With one more than processors the whole run takes as long, and what is timed within it comes late.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.cache/reports/journeys.json' }],
  ],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    // Drawing what moves is most of what a page costs here; the pictures of the design system test motion.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    // Recording every step costs as much as the journey: asked for with TRACE=1 when one has to be looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserArguments,
    },
  },
})
