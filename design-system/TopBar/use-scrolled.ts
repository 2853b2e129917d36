import { type RefObject, useEffect, useState } from 'react'

/** Whether an element placed at the top of the page has been scrolled out of sight. */
export const useScrolled = (sentinel: RefObject<Element | null>): boolean => {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [sentinel])
  return isScrolled
}
