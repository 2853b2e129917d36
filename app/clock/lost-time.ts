/** A page that was away for less has counted well enough. */
const AWAY_MS = 30_000
const LOOKED_AT_EVERY_MS = 30_000
/** The device's clock and the page's count part by this much when the device slept, or when somebody set the clock. */
const APART_MS = 5000

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Tells when the page may have lost count of the time: it comes back into sight, or the device slept under it, while which most browsers do
 * not count. The device's clock is compared with itself alone.
 * @returns how to stop
 */
export function onTimeLost(tell: () => void, page: Page = document): () => void {
  let last = bothCounts()
  const lookAt = (maxApart: number, away: number) => {
    const current = bothCounts()
    const passed = current.counted - last.counted
    const byDevice = current.device - last.device
    const isLost = Math.abs(byDevice - passed) > maxApart || passed > away
    last = current
    if (isLost) tell()
  }
  const onChange = () => {
    if (page.visibilityState === 'visible') lookAt(APART_MS, AWAY_MS)
    else last = bothCounts()
  }
  const timer = setInterval(() => {
    if (page.visibilityState === 'visible') lookAt(APART_MS, Number.POSITIVE_INFINITY)
  }, LOOKED_AT_EVERY_MS)
  page.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    page.removeEventListener('visibilitychange', onChange)
  }
}

function bothCounts(): { counted: number; device: number } {
  return { counted: performance.now(), device: Date.now() }
}
