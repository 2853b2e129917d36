import { lazy, Suspense } from 'react'
import { useFirstStrings } from '../strings/use-first-strings.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { useToastLog } from './toast-log.ts'

const logLength = 5

/** No page shows a toast at first: what draws them comes with the first message. */
const ToastStack = lazy(async () => ({ default: (await import('./ToastStack.tsx')).ToastStack }))

/**
 * Where toasts appear. Exactly one, at the root of the page. What is heard comes from a log that is always in the page, so
 * nothing is missed when a toast leaves and the last messages can be read again; the toasts themselves are silent.
 */
export function ToastRegion() {
  const strings = useFirstStrings()
  const log = useToastLog(logLength)
  return (
    <>
      <div
        className={visuallyHidden}
        role="log"
        aria-label={strings.toast.log}
        aria-live="polite"
        aria-relevant="additions"
      >
        {log.map(({ key, message, tone = 'success' }) => (
          <p key={key}>{`${strings.tone[tone]}: ${message}`}</p>
        ))}
      </div>
      {log.length > 0 && (
        <Suspense fallback={null}>
          <ToastStack />
        </Suspense>
      )}
    </>
  )
}
