import { problemOf } from '#app/api/problem.ts'
import type { SendFile } from './send-file.ts'

/** How far a file has come. `attempt` counts from 1. */
export type Progress =
  | { phase: 'sending'; share: number; attempt: number }
  | { phase: 'waiting'; attempt: number }
  | { phase: 'looking' }

/** Tries in all, and how long is waited after each one that failed, milliseconds. */
export const ATTEMPTS = 3
const PAUSES_MS = [1000, 4000]

type Terms = { key: string; signal: AbortSignal; onProgress: (progress: Progress) => void }

/**
 * Sends a file; where the line breaks or the service is away, from the beginning again and under the same key, so that an answer that was
 * lost on the way stores nothing twice. @throws PortalProblem of the last try, or at once when it is a refusal or the person cancels
 */
export async function sendWithRetries<Sent>(
  send: SendFile<Sent>,
  file: File,
  { key, signal, onProgress }: Terms,
): Promise<Sent> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      onProgress({ phase: 'sending', share: 0, attempt })
      return await send(file, {
        key,
        signal,
        onProgress: (share) =>
          onProgress(share < 1 ? { phase: 'sending', share, attempt } : { phase: 'looking' }),
      })
    } catch (error) {
      if (signal.aborted || attempt === ATTEMPTS || problemOf(error).kind !== 'unavailable') throw error
      onProgress({ phase: 'waiting', attempt })
      await pause(PAUSES_MS[attempt - 1] ?? 0, signal)
      if (signal.aborted) throw error
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
