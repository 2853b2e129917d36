import { type ComponentType, createElement, type ReactNode, useEffect, useSyncExternalStore } from 'react'

/** Something whose script comes after the page's own; see {@link late}. */
export type Lazy<Props> = {
  /** Fetches the script; once for everyone who asks. Rejects when it could not be had, and may be tried again. */
  load: () => Promise<void>
  /**
   * Draws it, or `meanwhile` as long as it is not there; on the server and in the browser's first picture it never is. `isHeld` keeps
   * `meanwhile` where it stands while it is pressed: a button that is gone before it is let go was never pressed.
   */
  Slot: (props: Props & { meanwhile?: ReactNode; isHeld?: boolean }) => ReactNode
}

/**
 * Something that no page shows at first: a dialog, a menu, the command palette. Its script stays out of what a page needs to
 * come alive and is fetched when it is wanted, or before: once the browser has nothing else to do or somebody touches the page
 * ({@link usePreload}).
 */
export function lazy<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let component: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const arrive = (arrived: ComponentType<Props>) => {
    component = arrived
    for (const listener of listeners) listener()
  }
  return {
    load: () => {
      loading ??= fetchComponent().then(arrive, (error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
    Slot: ({ meanwhile = null, isHeld = false, ...props }) => {
      const arrived = useSyncExternalStore(
        subscribe,
        () => component,
        () => null,
      )
      return arrived && !isHeld ? createElement(arrived, props as unknown as Props) : meanwhile
    },
  }
}

/** Leaves the line to the fetches the first touch itself caused before prefetching. */
const AFTER_TOUCH_MS = 1000

/** When something late begins to come: as soon as the browser is idle, or only once somebody has done something on the page. */
export type LoadTrigger = 'idle' | 'touched'

/** Fetches a late component at its `loadOn`. A failure is left for the moment when it is wanted. */
export function usePreload({ load }: { load: () => Promise<void> }, loadOn: LoadTrigger): void {
  useEffect(() => {
    const fetchIt = () => void load().catch(() => undefined)
    if (loadOn === 'idle') return whenIdle(fetchIt)
    return whenTouched(() => setTimeout(() => whenIdle(fetchIt), AFTER_TOUCH_MS))
  }, [load, loadOn])
}

/** Longest wait for an idle moment; Safari knows none and gets a short pause instead. */
const IDLE_TIMEOUT_MS = 3000
const PAUSE_MS = 300

/** Runs something when the browser has nothing else to do. @returns how to call it off */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, PAUSE_MS)
  return () => clearTimeout(timer)
}

/** Somebody pressed something and let it go: what comes then may take its place. */
const TOUCHES = ['pointerup', 'keyup'] as const

/** Runs something once somebody has first pressed anything on the page. @returns how to call it off */
export function whenTouched(run: () => void): () => void {
  const touched = () => {
    callOff()
    run()
  }
  const callOff = () => {
    for (const name of TOUCHES) removeEventListener(name, touched, { capture: true })
  }
  for (const name of TOUCHES) addEventListener(name, touched, { capture: true })
  return callOff
}
