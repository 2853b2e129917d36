import { button, fullWidth, sizes, variants } from './Button.css.ts'

/** How a button looks, shared with links that look like one. */
export interface ButtonVariants {
  /** One `primary` a screen; `secondary` beside it; `quiet` in rows and bars; `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** 48 px, or 44 px in rows and bars; 36 and 32 px where the density is compact. Default `medium`. */
  size?: 'medium' | 'compact'
  isFullWidth?: boolean
}

/** The look of a button; also worn by links that act as one (`LinkButton`). */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
  isFullWidth,
}: ButtonVariants = {}): string {
  const classes = [button, variants[variant], sizes[size]]
  return (isFullWidth ? [...classes, fullWidth] : classes).join(' ')
}
