import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { preBundled } from './.storybook/pre-bundled.ts'
import { browserCommands } from './tests/screenshots/browser-commands.ts'

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
export const stories = (name: string, globals: Record<string, string>) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir, initialGlobals: globals })],
  test: {
    name,
    // A story clears up after itself; loading everything anew for each file would cost a third of the run.
    isolate: false,
    // A story plays for a second or two; on a busy machine the first ones also wait for the browser to come up.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      provider: chromium,
      headless: true,
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
    },
  },
})

const here = fileURLToPath(new URL('.', import.meta.url))

/** Key stories against pictures of them, and in the modes a person's system may ask for. */
const screenshots = {
  plugins: [vanillaExtractPlugin(), react()],
  optimizeDeps: preBundled(['tests/screenshots/*.test.ts']),
  test: {
    name: 'screenshots',
    include: ['tests/screenshots/*.test.ts'],
    browser: {
      enabled: true,
      provider: chromium,
      headless: true,
      screenshotFailures: false,
      commands: browserCommands,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          // Room for the grain of letters at their edges, not for a colour or a border: those change far more pixels.
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0005 },
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
            join(here, 'tests', 'screenshots', 'references', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
            join(here, '.cache', 'screenshots', `${arg}${ext}`),
        },
      },
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

/** Tests of pure functions, without a browser and without a database. */
export const unit = {
  test: {
    name: 'unit',
    // Rules keep no state between files.
    isolate: false,
    environment: 'node' as const,
    include: [
      '{domain,contract,settings,app,design-system,scripts}/**/*.test.{ts,tsx}',
      'tests/boundaries/*.test.ts',
      'tests/design-system/*.test.ts',
    ],
  },
}

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which is half of a small machine: its own work is little beside that of the tests.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, plugins: [vanillaExtractPlugin()], ...unit },
      { test: { name: 'bundle', environment: 'node', include: ['tests/bundle/*.test.ts'] } },
      stories('storybook', { everyTheme: 'sim' }),
      screenshots,
    ],
  },
})
