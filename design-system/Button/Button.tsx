import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { pendingMark } from './Button.css.ts'
import { ButtonContent, type ButtonContentProps } from './ButtonContent.tsx'
import { type ButtonVariants, buttonClass } from './button-class.ts'

export type { ButtonVariants }

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'render' | 'style'>,
    ButtonContentProps,
    ButtonVariants {
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
