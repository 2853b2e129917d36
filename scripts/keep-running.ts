import { setTimeout as wait } from 'node:timers/promises'
import { failuresInARow, restartPause } from './restart-pause.ts'
import type { Ending, Ready, Service } from './service.ts'

/** So many failures in a row are worth a look at the log; and every so many further ones. */
const WORTH_A_LOOK = 5

/** Sentences of a process that is started again. */
export type RestartNews = {
  ended: (told: { ending: Ending; pauseSeconds: number }) => void
  /** It ended often in a row; `lastWords`: the last that it said. */
  endsOften: (told: { failures: number; lastWords: string }) => void
  isBack: () => void
}

/** A process that is started again whenever it ends by itself. */
export type KeptService = {
  /** Resolves when it answers for the first time; rejects when it ends before that, and then it is not started again. */
  ready: Promise<Ready>
  /** Tells a process that was started with `--held` to answer. */
  open: () => void
  /** Ends it. */
  stop: () => Promise<void>
}

/**
 * Starts a process and keeps it running. What does not even start once has a reason that somebody has to mend, such as a port that is
 * taken; what ended later is started again, for as long as it takes. `over`: from then on nothing is, whoever ends it.
 */
export function keepRunning(
  begin: (isAgain: boolean) => Service,
  {
    news,
    over,
    pauseOf = restartPause,
  }: { news: RestartNews; over: AbortSignal; pauseOf?: (failures: number) => number },
): KeptService {
  let service = begin(false)
  const { ready } = service
  let readyAt: number | null = null
  let failures = 0

  const startAgain = () => {
    readyAt = null
    service = begin(true)
    service.ready.then(
      () => {
        readyAt = performance.now()
        news.isBack()
      },
      () => undefined,
    )
  }
  const watch = async () => {
    await ready
    readyAt = performance.now()
    while (!over.aborted) {
      const ending = await service.ended
      if (over.aborted) return
      failures = failuresInARow(failures, readyAt === null ? 0 : (performance.now() - readyAt) / 1000)
      const pauseSeconds = pauseOf(failures)
      news.ended({ ending, pauseSeconds })
      if (failures % WORTH_A_LOOK === 0) news.endsOften({ failures, lastWords: service.lastWords() })
      await wait(pauseSeconds * 1000, undefined, { signal: over }).catch(() => undefined)
      if (!over.aborted) startAgain()
    }
  }
  watch().catch(() => undefined)

  return {
    ready,
    open: () => service.open(),
    stop: async () => {
      service.stop()
      await service.ended
    },
  }
}
