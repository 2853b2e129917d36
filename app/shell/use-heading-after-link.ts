import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeadingAfterDialog } from '#app/navigation/focus-heading-after-dialog.ts'

/**
 * After a link inside the portal work goes on at the heading of the page that came, where a screen reader says where one is: left alone,
 * focus would stay on a link of the page before, and nothing would be said. What takes focus by itself keeps it, and so does one of
 * several parts of a page that change places.
 */
export function useHeadingAfterLink(): void {
  const router = useRouter()
  useEffect(() => {
    let before: Element | null = null
    const stops = [
      router.subscribe('onBeforeNavigate', () => {
        before = document.activeElement
      }),
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        if (document.querySelector('[role="dialog"]')) return focusHeadingAfterDialog()
        const now = document.activeElement
        if ((now !== before && now !== document.body) || now?.closest('main nav')) return
        focusHeading()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
}

/** About two seconds: by then a page's picture of waiting has made way for the page. */
const MAX_FRAMES = 120

/** The heading in sight; the next one as well, where it is drawn anew with the page's data and the focus went with it. */
function focusHeading(frames = 0): void {
  if (frames === 0 || document.activeElement === document.body) {
    const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
    const heading = headings.find((one) => one.getClientRects().length > 0)
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    // Where somebody is taken back to a place of the page, it stays in sight.
    heading?.focus({ preventScroll: true })
  }
  if (frames < MAX_FRAMES) requestAnimationFrame(() => focusHeading(frames + 1))
}
