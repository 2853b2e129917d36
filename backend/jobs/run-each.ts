import type { FastifyBaseLogger } from 'fastify'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { wordlessError } from '../loggable-error.ts'

export type JobLog = Pick<FastifyBaseLogger, 'warn' | 'error'>

/** Error of a job that is not retried. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}

export type Run<Data> = (job: JobWithMetadata<Data>) => Promise<void>

/** Does jobs one after the other; one that fails is logged, and tried again by itself unless it was given up. */
export async function runEach<Data>(
  jobs: readonly JobWithMetadata<Data>[],
  run: Run<Data>,
  log: JobLog,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const job of jobs) {
    try {
      await run(job)
      results.push({ id: job.id, status: 'completed' })
    } catch (error) {
      logFailure(log, job, error)
      const message = error instanceof Error ? error.message : String(error)
      results.push({
        id: job.id,
        status: error instanceof GivenUp ? 'deadletter' : 'failed',
        output: { message },
      })
    }
  }
  return results
}

/** A job that will be tried again is a warning; the last attempt an error. */
function logFailure(
  log: JobLog,
  { name: queue, id: job, retryCount, retryLimit }: JobWithMetadata<unknown>,
  error: unknown,
): void {
  const isOver = error instanceof GivenUp || retryCount >= retryLimit
  const failure = wordlessError(error instanceof GivenUp ? error.cause : error)
  const about = { queue, job, attempt: retryCount + 1, failure }
  if (isOver) log.error(about, 'a job was given up')
  else log.warn(about, 'a job failed')
}
