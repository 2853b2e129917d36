import { Text } from 'react-aria-components/Text'
import { UNSTABLE_Toast as Toast, UNSTABLE_ToastRegion as ToastRegion } from 'react-aria-components/Toast'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { useFirstStrings } from '../strings/use-first-strings.ts'
import { toneIcon } from '../tone/tone.ts'
import { mark, message as messageClass, region, toast as toastClass } from './Toast.css.ts'
import { useToastQueue } from './use-toast-queue.ts'

/** The toasts in sight. Silent: what is heard is the log of `ToastRegion`, which fetches this when there is something to show. */
export function ToastStack() {
  const strings = useFirstStrings()
  const queue = useToastQueue()
  return (
    <ToastRegion queue={queue} className={region} aria-label={strings.toast.region}>
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
    </ToastRegion>
  )
}
