import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { screenshotTests, storyTests } from '@portal/design-system/test-projects'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

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
    ],
    exclude: [
      '**/node_modules/**',
      'design-system/{dist,screenshots}/**',
      '**/*.browser.test.tsx',
      // These stand on a database, as the tests of the API do.
      'scripts/forty-years/{*,checks/*}.test.ts',
    ],
    // Those that read every source file take seconds where the machine is busy; what hangs still fails.
    testTimeout: 60_000,
  },
}

/** Every story of components and pages, under every theme. */
export const stories = storyTests(join(import.meta.dirname, '.storybook'), { everyTheme: 'sim' })

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which is half of a small machine: its own work is little beside that of the tests.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, plugins: [vanillaExtractPlugin()], ...unit },
      { test: { name: 'bundle', environment: 'node', include: ['tests/bundle/*.test.ts'] } },
      stories,
      screenshotTests,
    ],
  },
})
