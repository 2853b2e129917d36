import { logFailure } from '#app/session/log-failure.server.ts'

/**
 * Turns what the framework says on a console into the lines of our log: where an error came from, without its message. The framework
 * prints what it failed over as it is, with all that was sent to it.
 */
export function speakInLines(speaker: Pick<Console, 'error' | 'warn'>): void {
  const line = (...said: readonly unknown[]) =>
    logFailure(
      'framework',
      said.find((each) => each instanceof Error),
      '',
    )
  speaker.error = line
  speaker.warn = line
}
