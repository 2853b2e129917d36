import type { Ref } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import type { IconComponent } from '../icons/Icon.tsx'
import { BellIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { cappedCount } from './capped-count.ts'
import { badge, bell } from './NotificationBell.css.ts'

export interface NotificationBellProps
  extends Omit<ButtonProps, 'aria-label' | 'children' | 'className' | 'render' | 'style'> {
  /** Items counted: "Notificações", "Mensagens". */
  label: string
  /** How many are unread; the badge never shows more than 99 and nothing at 0. */
  count: number
  /** Default: a bell. */
  icon?: IconComponent
  ref?: Ref<HTMLButtonElement>
}

/** An icon button with a count. Its name says the count in words, so nobody depends on the badge. */
export function NotificationBell({ label, count, icon: Icon = BellIcon, ...props }: NotificationBellProps) {
  const strings = useStrings()
  const shown = cappedCount(count)
  return (
    <Button {...props} aria-label={`${label}, ${strings.notificationBell.unread(count)}`} className={bell}>
      <Icon />
      {shown && (
        <span aria-hidden className={badge}>
          {shown}
        </span>
      )}
    </Button>
  )
}
