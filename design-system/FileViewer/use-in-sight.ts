import { type RefObject, useEffect, useState } from 'react'

/** Beyond the edges of the screen: what comes next is drawn before it is reached. */
const NEAR = '400px'

/** Whether an element is in sight, or nearly. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInSight
}
