import type { IconComponent } from '../icons/Icon.tsx'
import { CheckAllIcon, CheckIcon, ClockIcon, DangerIcon } from '../icons/icons.ts'

/** How far one's own message has come. */
export type MessageState = 'sending' | 'sent' | 'delivered' | 'read' | 'failed'

/** The mark of each state; the word beside it carries the meaning. */
export const stateIcons: Readonly<Record<MessageState, IconComponent>> = {
  sending: ClockIcon,
  sent: CheckIcon,
  delivered: CheckAllIcon,
  read: CheckAllIcon,
  failed: DangerIcon,
}
