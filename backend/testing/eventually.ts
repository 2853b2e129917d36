import { vi } from 'vitest'

/** Milliseconds: far above anything that is waited for, since a machine that is busy with other tests may take ten times as long. */
const TIMEOUT = 30_000

/**
 * Waits until a check holds, for what is done beside the call that causes it: a message, a job, what another page hears. It ends as soon as
 * it holds, and fails with the check's own words only where it never does.
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: TIMEOUT, interval: 20 })
