import { whenIdle } from '@portal/design-system/lazy'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isUnfinished, type RequestExport } from './request-export.ts'

/** How often it is asked how far spreadsheets are, milliseconds. */
const LOOK_MS = 2000

/** Reads the spreadsheets that the person asked for, newest first. */
export type ReadExports = () => Promise<RequestExport[]>

export type RequestExports = {
  /** Newest first. */
  all: readonly RequestExport[]
  /** They are older than they should be: there is no network, or no answer. */
  isStale: boolean
  /** From now on this one is awaited on this page. */
  await: (asked: RequestExport) => void
}

/**
 * The spreadsheets that the person asked for, here or elsewhere, looked at anew as long as one is on its way. `onReady` is told of each
 * that was awaited on this page.
 */
export function useRequestExports(
  readExports: ReadExports,
  onReady: (ready: RequestExport) => void,
): RequestExports {
  const [isIdle, setIdle] = useState(false)
  // Exports from an earlier visit can wait until this page is idle.
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const awaited = useRef(new Set<string>())
  const { data, isError, fetchStatus } = useQuery({
    queryKey: ['requests', 'exports'],
    queryFn: readExports,
    enabled: isIdle,
    refetchInterval: (read) => (read.state.data?.some(isUnfinished) ? LOOK_MS : false),
    // It is asked again soon anyway.
    retry: false,
    // Who waits for it looks at something else meanwhile.
    refetchIntervalInBackground: true,
  })
  const all = data ?? []
  useEffect(() => {
    for (const one of data ?? []) if (one.state === 'pronta' && awaited.current.delete(one.href)) onReady(one)
  }, [data, onReady])
  return {
    all,
    isStale: all.some(isUnfinished) && (isError || fetchStatus === 'paused'),
    await: ({ href }) => awaited.current.add(href),
  }
}
