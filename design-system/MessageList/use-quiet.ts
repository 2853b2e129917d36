import { useEffect, useState } from 'react'

/** So long after older entries came what reads the page aloud has passed over them. */
const PASSED_MS = 1000

/** Whether what comes in is no news: older entries are on their way, or came just now. */
export function useQuiet(first: string | undefined, isOnTheWay: boolean): boolean {
  const [known, setKnown] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(first), PASSED_MS)
    return () => clearTimeout(timer)
  }, [first])
  return isOnTheWay || known !== first
}
