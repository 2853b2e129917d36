import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** The browser that runs the stories: one that is on the machine, never a download. */
const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
})

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Every story rendered, played and checked by axe, with the toolbar's switches set as given. */
const stories = (name: string, globals: Record<string, string>) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir, initialGlobals: globals })],
  test: {
    name,
    browser: {
      enabled: true,
      provider: chromium,
      headless: true,
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
    },
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{domain,contract,settings,app,design-system}/**/*.test.{ts,tsx}',
            'tests/boundaries/*.test.ts',
          ],
        },
      },
      { test: { name: 'bundle', environment: 'node', include: ['tests/bundle/*.test.ts'] } },
      stories('storybook', { everyTheme: 'sim' }),
    ],
  },
})
