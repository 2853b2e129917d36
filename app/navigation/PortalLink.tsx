import type { AnchorProps } from '@portal/design-system/link'
import { Link, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useDestination } from './use-destination.ts'

/**
 * How every link of the design system is drawn in the portal: through the router inside it, as a plain anchor to a fragment, a
 * file or elsewhere.
 */
export function renderPortalLink(props: AnchorProps) {
  const isInside = props.href.startsWith('/') && !props.href.startsWith('//') && props.download === undefined
  return isInside ? <PortalLink {...props} /> : <a {...props}>{props.children}</a>
}

/** A link that changes one part of the page: the rest stays where it is. */
export function renderInPlace(props: AnchorProps) {
  // Without `exact` a link without search parameters would stand as current beside every other.
  return <PortalLink {...props} resetScroll={false} activeOptions={{ exact: true }} />
}

/** A link that is current on its own page alone, with whatever is searched there; not on the pages below it. */
export function renderPageLink(props: AnchorProps) {
  return <PortalLink {...props} activeOptions={{ exact: true, includeSearch: false }} />
}

/** A link that is current on its own page with its own search alone: where who draws it says so, it stands for the pages below as well. */
export function renderMenuLink(props: AnchorProps) {
  return <PortalLink {...props} activeOptions={{ exact: true }} />
}

function PortalLink({
  href,
  ...props
}: AnchorProps & Pick<ComponentProps<typeof Link>, 'resetScroll' | 'activeOptions'>) {
  const router = useRouter()
  const destination = useDestination()
  const { pathname, search, hash } = new URL(href, 'http://portal.invalid')
  const target = destination(pathname, router.options.parseSearch(search))
  return (
    <Link
      {...(props as ComponentProps<typeof Link>)}
      {...(hash && { hash: hash.slice(1) })}
      {...(target as Pick<ComponentProps<typeof Link>, 'to' | 'search'>)}
    />
  )
}
