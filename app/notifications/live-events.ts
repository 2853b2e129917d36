/** Whether events arrive at once: the line is being opened, it is open, or there is none and what is new has to be asked for. */
export type LiveState = 'opening' | 'open' | 'down'

type Listener = (payload: unknown) => void
type Emit = (event: string, payload: object) => void

const listeners = new Map<string, Set<Listener>>()
const watchers = new Set<() => void>()
let state: LiveState = 'opening'
let sayIt: Emit | null = null

/** Hears an event of the real-time connection for as long as a page needs it; what it carries is to be checked. @returns how to stop */
export function onLive(event: string, listener: Listener): () => void {
  const heard = listeners.get(event) ?? new Set()
  listeners.set(event, heard.add(listener))
  return () => heard.delete(listener)
}

/** Says something over the open line; without one nothing is said, since nothing depends on it. */
export function emitLive(event: string, payload: object): void {
  if (state === 'open') sayIt?.(event, payload)
}

/** Where the line stands now. */
export const liveState = (): LiveState => state

/** Tells whenever that changes. @returns how to stop */
export function watchLiveState(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** For the connection alone: hands on what arrived. */
export function dispatchLive(event: string, payload: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(payload)
}

/** For the connection alone: the line is there (`say` speaks over it), or gone. */
export function setLiveState(next: LiveState, say: Emit | null = null): void {
  sayIt = say
  if (next === state) return
  state = next
  for (const watcher of watchers) watcher()
}
