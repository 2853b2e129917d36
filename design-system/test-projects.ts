import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { preBundled } from './.storybook/pre-bundled.ts'
import { browserCommands } from './screenshots/browser-commands.ts'
import { browserArguments } from './test-browser.ts'

const here = import.meta.dirname
const inBrowser = ['screenshots/*.test.ts', 'other-app/*.browser.test.tsx']

/** The browser of these tests: one that is on the machine, never a download. */
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: browserArguments,
}

/** Content that fades in is invisible in its first moment, which is when a busy machine looks. Motion has tests of its own. */
const withLessMotion = playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } })

/** Every story of a Storybook rendered, played and checked by axe, with the toolbar's switches set as given. */
export const storyTests = (configDir: string, globals: Record<string, string>) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir, initialGlobals: globals })],
  test: {
    name: 'storybook',
    // A story clears up after itself; loading everything anew for each file would cost a third of the run.
    isolate: false,
    // A story plays for a second or two; on a busy machine the first ones also wait for the browser to come up.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      provider: withLessMotion,
      headless: true,
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
    },
  },
})

/** Key stories against pictures of them, and in the modes a person's system may ask for; and a page of another application. */
export const screenshotTests = {
  root: here,
  plugins: [vanillaExtractPlugin(), react()],
  optimizeDeps: preBundled({ stories: inBrowser }),
  test: {
    name: 'screenshots',
    include: inBrowser,
    browser: {
      enabled: true,
      provider: playwright({ launchOptions }),
      headless: true,
      screenshotFailures: false,
      commands: browserCommands,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          // Room for the grain of letters at their edges, not for a colour or a border: those change far more pixels.
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0005 },
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
            join(here, 'screenshots', 'references', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
            join(here, '.cache', 'screenshots', `${arg}${ext}`),
        },
      },
      instances: [{ browser: 'chromium' as const }],
    },
  },
}
