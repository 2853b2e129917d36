import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** The API's tests: over HTTP, on a real PostgreSQL that is started once and cloned for each file. */
export default defineConfig({
  test: {
    name: 'backend',
    environment: 'node',
    include: ['backend/**/*.test.ts', 'scripts/forty-years/{*,checks/*}.test.ts'],
    globalSetup: 'backend/testing/global-setup.ts',
    // More than processors: files that wait for a process to come up or to end leave one idle.
    maxWorkers: availableParallelism() + 1,
    // Nothing in the server keeps state between files, and loading it anew for each would cost a third of the run.
    isolate: false,
    // For what hangs alone: a thread that reads a file runs behind everything else, and on a busy machine takes ten times as long.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
