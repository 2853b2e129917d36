import { ArrowLeftIcon } from '@portal/design-system/icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { wayBack } from './WayBack.css.ts'

/** Above a page's title: the way to the page that it belongs to. */
export function WayBack({ href, children }: { href: string; children: string }) {
  return (
    <span className={wayBack}>
      <LinkButton variant="quiet" size="compact" icon={ArrowLeftIcon} href={href}>
        {children}
      </LinkButton>
    </span>
  )
}
