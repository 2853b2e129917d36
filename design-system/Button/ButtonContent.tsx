import type { ReactNode } from 'react'
import type { IconComponent } from '../icons/Icon.tsx'
import { content } from './Button.css.ts'

export interface ButtonContentProps {
  /** The verb, or where a link leads. */
  children: ReactNode
  icon?: IconComponent
  /** Default `start`. */
  iconPosition?: 'start' | 'end'
}

/** Label and icon of a button or of a link that looks like one. */
export function ButtonContent({ children, icon: Icon, iconPosition = 'start' }: ButtonContentProps) {
  return (
    <span className={content}>
      {Icon && iconPosition === 'start' && <Icon />}
      <span>{children}</span>
      {Icon && iconPosition === 'end' && <Icon />}
    </span>
  )
}
