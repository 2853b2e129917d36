import type { ReactNode } from 'react'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { type Tone, toneIcon } from '../tone/tone.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  actions as actionsClass,
  banner,
  content,
  dismiss,
  iconColor,
  text,
  title as titleClass,
} from './Banner.css.ts'

export type { Tone } from '../tone/tone.ts'

export interface BannerProps {
  /** Default `info`. */
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links under the text. */
  actions?: ReactNode
  /** Shows a cross; the caller takes the banner away. */
  onDismiss?: () => void
  /**
   * How a banner that appears after the page is announced: `polite` for a result, `assertive` for what stops the person.
   * Leave out for one that was there from the start.
   */
  live?: 'polite' | 'assertive'
}

const roleOf = { polite: 'status', assertive: 'alert' } as const

/** A notice that stays: about the page, an outage, what happened to a request. For one line beside a thing use `InlineMessage`. */
export function Banner({ tone = 'info', title, children, actions, onDismiss, live }: BannerProps) {
  const strings = useStrings()
  const Icon = toneIcon[tone]
  return (
    <div className={banner[tone]} role={live && roleOf[live]}>
      <span className={iconColor[tone]}>
        <Icon />
      </span>
      <div className={content}>
        <VisuallyHidden>{`${strings.tone[tone]}: `}</VisuallyHidden>
        {title && <p className={titleClass}>{title}</p>}
        {children && <div className={text}>{children}</div>}
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
      {onDismiss && (
        <div className={dismiss}>
          <CloseButton label={strings.banner.dismiss} onPress={onDismiss} />
        </div>
      )}
    </div>
  )
}
