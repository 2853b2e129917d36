import { useEffect, useRef } from 'react'
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx'
import { foundHeading } from './requests.css.ts'
import { requestsText } from './requests.text.ts'

type RequestsFoundProps = { count: number; page: number; pages: number; isRefreshing: boolean }

/** How many requests were found. Announces each new answer, and takes focus when another page was turned to. */
export function RequestsFound({ count, page, pages, isRefreshing }: RequestsFoundProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const pageBefore = useRef(page)
  useEffect(() => {
    // A new filter also leads to the first page, but then focus belongs to the filter.
    const turned = pageBefore.current !== page && !document.activeElement?.closest('form')
    pageBefore.current = page
    if (turned) heading.current?.focus()
  }, [page])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={foundHeading}>
        {requestsText.found(count)}
      </h2>
      <VisuallyHidden>
        <span role="status">
          {isRefreshing ? requestsText.refreshing : requestsText.foundAtPage(count, page, pages)}
        </span>
      </VisuallyHidden>
    </>
  )
}
