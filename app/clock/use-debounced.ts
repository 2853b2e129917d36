import { useEffect, useState } from 'react'

/** Wait after the last letter of a search, milliseconds. */
export const SEARCH_WAIT_MS = 500

/** A value once it has not changed for a while, in milliseconds; what is asked from a server follows it instead of every key. */
export function useDebounced<Value>(value: Value, waitMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, waitMs, value)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
