import { ButtonContent, type ButtonContentProps } from '../Button/ButtonContent.tsx'
import { type ButtonVariants, buttonClass } from '../Button/button-class.ts'
import { type AnchorProps, type RenderLink, useRenderLink } from '../link/render-link.tsx'

type Passed = Omit<AnchorProps, 'children' | 'className' | 'style'>

export interface LinkButtonProps extends Passed, ButtonContentProps, ButtonVariants {
  /** Leads nowhere for now: it is read as a link that is off. */
  isDisabled?: boolean
  /** How the anchor is drawn; by default as the nearest `LinkRenderingProvider` says. */
  renderLink?: RenderLink
}

/**
 * Goes somewhere and looks like a button: the only way to such a link. An application says once, with `LinkRenderingProvider`, how its
 * router draws it.
 */
export function LinkButton({
  children,
  icon,
  iconPosition,
  variant,
  size,
  isFullWidth,
  isDisabled,
  renderLink,
  ...props
}: LinkButtonProps) {
  const render = useRenderLink(renderLink)
  const className = buttonClass({ variant, size, isFullWidth })
  const content = (
    <ButtonContent icon={icon} iconPosition={iconPosition}>
      {children}
    </ButtonContent>
  )
  if (isDisabled) {
    return (
      <span role="link" aria-disabled="true" className={className} aria-label={props['aria-label']}>
        {content}
      </span>
    )
  }
  return render({ ...props, className, children: content })
}
