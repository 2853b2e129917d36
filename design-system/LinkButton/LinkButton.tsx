import type { ReactNode, Ref } from 'react'
import { type LinkProps as AriaLinkProps, Link } from 'react-aria-components/Link'
import { ButtonContent } from '../Button/Button.tsx'
import { type ButtonLook, buttonClass } from '../Button/button-class.ts'
import type { IconComponent } from '../icons/Icon.tsx'
import { type RenderLink, useRenderLink } from '../link/render-link.tsx'

type Passed = Omit<AriaLinkProps, 'children' | 'className' | 'href' | 'render' | 'style'>

export interface LinkButtonProps extends Passed, ButtonLook {
  href: string
  children: ReactNode
  icon?: IconComponent
  /** Default `start`. */
  iconPosition?: 'start' | 'end'
  /** How the anchor is drawn; by default as the nearest `LinkRenderingProvider` says. */
  renderLink?: RenderLink
  ref?: Ref<HTMLAnchorElement>
}

/** Goes somewhere and looks like a button. Disabled it is plain text, as a link without a target is. */
export function LinkButton({
  children,
  icon,
  iconPosition,
  variant,
  size,
  isFullWidth,
  renderLink,
  ...props
}: LinkButtonProps) {
  const render = useRenderLink(renderLink)
  return (
    <Link
      {...props}
      className={buttonClass({ variant, size, isFullWidth })}
      render={(dom) =>
        'href' in dom && typeof dom.href === 'string' ? render({ ...dom, href: dom.href }) : <span {...dom} />
      }
    >
      <ButtonContent icon={icon} iconPosition={iconPosition}>
        {children}
      </ButtonContent>
    </Link>
  )
}
