import { ArrowLeftIcon } from '@portal/design-system/icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { backLink } from './BackLink.css.ts'

/** Above a page's title: the way to the page that it belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <span className={backLink}>
      <LinkButton variant="quiet" size="compact" icon={ArrowLeftIcon} href={href}>
        {children}
      </LinkButton>
    </span>
  )
}
