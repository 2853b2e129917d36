import type { EmailFailure } from '#contract/messages/email-states.ts'
import { failureOf, isRefused } from './email-sender.ts'
import { GivenUp } from './run-each.ts'

/** A job that sends an e-mail names it in the outbox, which alone has what is in it. */
export type SendingJob = { emailId: number }

export type SendingDuties = {
  /** Writes an e-mail of the outbox in today's words, with its secret where it carries one, and sends it. */
  send: (emailId: number) => Promise<void>
  /** Called after a failed attempt; `isOver`: it was the last one. */
  noteFailure: (emailId: number, failed: { failure: EmailFailure; isOver: boolean }) => Promise<void>
}

/** Attempts at an e-mail that the mail server does not want, as for an address that does not exist. */
const REFUSED_RETRIES = 5

/**
 * Sends an e-mail, and notes in the outbox that it failed. One that failed for the last time is given up: at the end of its queue's
 * patience, or soon when it was refused.
 */
export async function sendOrGiveUp(
  { data, retryCount, retryLimit }: { data: SendingJob; retryCount: number; retryLimit: number },
  { send, noteFailure }: SendingDuties,
): Promise<void> {
  try {
    await send(data.emailId)
  } catch (error) {
    const isOver = retryCount >= (isRefused(error) ? Math.min(REFUSED_RETRIES, retryLimit) : retryLimit)
    await noteFailure(data.emailId, { failure: failureOf(error), isOver })
    if (!isOver) throw error
    throw new GivenUp(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
