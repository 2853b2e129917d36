import { useEffect, useState, useSyncExternalStore } from 'react'
import { type LiveState, liveState, watchLiveState } from './live-events.ts'

/** How long a line may take to open, or to come back, before it counts as missing. */
const TIMEOUT_MS = 4000

/**
 * How what is new comes: at once over the open line, by asking since there is none, or not at all without internet. A line that is only
 * just being opened counts as open for a moment, so that nothing flickers.
 */
export function useLiveState(): 'live' | 'asking' | 'offline' {
  const line = useSyncExternalStore(watchLiveState, liveState, (): LiveState => 'opening')
  const isOnline = useSyncExternalStore(
    watchInternet,
    () => navigator.onLine,
    () => true,
  )
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (line === 'open') return undefined
    const timer = setTimeout(() => setMissing(true), TIMEOUT_MS)
    return () => {
      clearTimeout(timer)
      setMissing(false)
    }
  }, [line])
  if (!isOnline) return 'offline'
  return line === 'open' || !isMissing ? 'live' : 'asking'
}

function watchInternet(watcher: () => void): () => void {
  globalThis.addEventListener('online', watcher)
  globalThis.addEventListener('offline', watcher)
  return () => {
    globalThis.removeEventListener('online', watcher)
    globalThis.removeEventListener('offline', watcher)
  }
}
