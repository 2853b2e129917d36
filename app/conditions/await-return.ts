type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

type Awaited = {
  /** Whether the system answers again. A rejection is a no. */
  isBack: () => Promise<boolean>
  onReturn: () => void
  page?: Page
}

/** Between two questions, milliseconds; the chance in it keeps many pages from asking all at once. */
const PAUSE_MS = 1500
const CHANCE_MS = 1000
/** A return that led to nothing makes the next one wait twice as long, up to this. */
const LONGEST_PAUSE_MS = 30_000
/** After a return that held so long, the next trouble is a new one. */
const HELD_MS = 60_000

let returned = { at: Number.NEGATIVE_INFINITY, inVain: 0 }

/**
 * Asks every few seconds whether the system is back, and says so once. A page that nobody looks at does not ask; it does so as soon as
 * it is looked at. What answers and still can't show the page is tried ever more slowly.
 * @returns how to stop
 */
export function awaitReturn({ isBack, onReturn, page = document }: Awaited): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false

  const askAfter = (pause: number) => {
    clearTimeout(timer)
    if (!isStopped && !isAsking && page.visibilityState === 'visible') {
      timer = setTimeout(() => void ask(), pause)
    }
  }
  const ask = async () => {
    isAsking = true
    const isReturned = await isBack().catch(() => false)
    isAsking = false
    if (isStopped) return
    if (!isReturned) return askAfter(PAUSE_MS + chance())
    stop()
    returned = { at: performance.now(), inVain: timesInVain() + 1 }
    onReturn()
  }
  const look = () => askAfter(chance())
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', look)
  }
  page.addEventListener('visibilitychange', look)
  askAfter(Math.min(PAUSE_MS * 2 ** timesInVain(), LONGEST_PAUSE_MS) + chance())
  return stop
}

function timesInVain(): number {
  return performance.now() - returned.at < HELD_MS ? returned.inVain : 0
}

function chance(): number {
  return Math.random() * CHANCE_MS
}
