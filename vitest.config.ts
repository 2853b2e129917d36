import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { screenshotTests, storyTests } from '@portal/design-system/test-projects'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which is half of a small machine: its own work is little beside that of the tests.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          // Rules keep no state between files.
          isolate: false,
          environment: 'node',
          include: [
            '{domain,contract,settings,app,design-system,scripts}/**/*.test.{ts,tsx}',
            'tests/boundaries/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'design-system/{dist,screenshots}/**', '**/*.browser.test.tsx'],
        },
      },
      { test: { name: 'bundle', environment: 'node', include: ['tests/bundle/*.test.ts'] } },
      storyTests(join(import.meta.dirname, '.storybook'), { everyTheme: 'sim' }),
      screenshotTests,
    ],
  },
})
