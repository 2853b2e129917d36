import { Text } from 'react-aria-components/Text'
import { UNSTABLE_ToastRegion as AriaToastRegion, UNSTABLE_Toast as Toast } from 'react-aria-components/Toast'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { strings } from '../strings.ts'
import { toneIcon } from '../tone/tone.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { mark, message as messageClass, region, toast as toastClass } from './Toast.css.ts'
import { toastQueue } from './toast.ts'
import { useToastLog } from './toast-log.ts'

const logLength = 5

/**
 * Where toasts appear. Exactly one, at the root of the page. What is heard comes from a log that is always in the page, so
 * nothing is missed when a toast leaves and the last messages can be read again; the toasts themselves are silent.
 */
export function ToastRegion() {
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
      <AriaToastRegion queue={toastQueue} className={region} aria-label={strings.toast.region}>
        {({ toast }) => {
          const { message, tone = 'success' } = toast.content
          const Icon = toneIcon[tone]
          return (
            <Toast toast={toast} className={toastClass}>
              <span className={mark[tone]}>
                <Icon />
              </span>
              <Text slot="title" className={messageClass}>
                {message}
              </Text>
              <CloseButton slot="close" label={strings.toast.close} />
            </Toast>
          )
        }}
      </AriaToastRegion>
    </>
  )
}
