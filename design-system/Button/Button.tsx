import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import type { IconComponent } from '../icons/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { content, pendingMark } from './Button.css.ts'
import { type ButtonLook, buttonClass } from './button-class.ts'

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'render' | 'style'>,
    ButtonLook {
  /** The verb. */
  children: ReactNode
  icon?: IconComponent
  /** Default `start`. */
  iconPosition?: 'start' | 'end'
  ref?: Ref<HTMLButtonElement>
}

/**
 * Does something here. To go somewhere use a link (`LinkButton`).
 * `isPending` keeps focus and width, refuses presses and is announced; prefer it to disabling.
 */
export function Button({ children, icon, iconPosition, variant, size, isFullWidth, ...props }: ButtonProps) {
  const strings = useStrings()
  return (
    <AriaButton {...props} className={buttonClass({ variant, size, isFullWidth })}>
      <ButtonContent icon={icon} iconPosition={iconPosition}>
        {children}
      </ButtonContent>
      {props.isPending && (
        <span className={pendingMark}>
          <Spinner label={strings.button.pending} />
        </span>
      )}
    </AriaButton>
  )
}

/** Label and icon of a button or of a link that looks like one. */
export function ButtonContent({
  children,
  icon: Icon,
  iconPosition = 'start',
}: Pick<ButtonProps, 'children' | 'icon' | 'iconPosition'>) {
  return (
    <span className={content}>
      {Icon && iconPosition === 'start' && <Icon />}
      <span>{children}</span>
      {Icon && iconPosition === 'end' && <Icon />}
    </span>
  )
}
