import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { screenshotTests, storyTests } from './test-projects.ts'

/** The tests of the package alone. An application that has it as a workspace runs the same ones among its own. */
export default defineConfig({
  test: {
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
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['{node_modules,dist,screenshots}/**', '**/*.browser.test.tsx'],
        },
      },
      storyTests(join(import.meta.dirname, '.storybook'), { everyTheme: 'sim' }),
      screenshotTests,
    ],
  },
})
