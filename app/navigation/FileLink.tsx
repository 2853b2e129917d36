import { DownloadIcon } from '@portal/design-system/icons'
import { LinkButton, type LinkButtonProps } from '@portal/design-system/LinkButton'
import type { AnchorProps } from '@portal/design-system/link'
import { TextLink, type TextLinkProps } from '@portal/design-system/TextLink'
import { useLinkOfPage } from '#app/session/session-on-screen.ts'
import { type FileHref, withSearch } from './file-address.ts'

export type FileLinkProps = Pick<LinkButtonProps, 'children' | 'variant' | 'size' | 'aria-label'> & {
  href: FileHref
}

/**
 * Downloads a file. A plain anchor, because no page is behind it; and without `download`, which would save the sign-in page as the
 * file when the session has ended.
 */
export function FileLink({ href, ...props }: FileLinkProps) {
  return (
    <LinkButton
      variant="secondary"
      icon={DownloadIcon}
      {...props}
      href={useHrefOfPage(href)}
      renderLink={plainAnchor}
    />
  )
}

/** The same within a text or a table. */
export function FileTextLink({
  href,
  ...props
}: Pick<TextLinkProps, 'children' | 'aria-label'> & { href: FileHref }) {
  return <TextLink {...props} href={useHrefOfPage(href)} renderLink={plainAnchor} />
}

/** Says which plan link the page was drawn with: another tab may have chosen another one meanwhile, and the file would be that one's. */
function useHrefOfPage(href: FileHref): FileHref {
  return withSearch(href, { vinculo: useLinkOfPage() })
}

function plainAnchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>
}
