import { DownloadIcon } from '@portal/design-system/icons'
import { LinkButton, type LinkButtonProps } from '@portal/design-system/LinkButton'
import type { AnchorProps } from '@portal/design-system/link'

export type FileLinkProps = Pick<LinkButtonProps, 'children' | 'variant' | 'size' | 'aria-label'> & {
  /** Address of the portal that answers a file, as `/arquivos/…`; it may carry search parameters. */
  href: string
  /** The plan link on the page: another tab may have chosen another one meanwhile. Left out for what belongs to no link. */
  linkId?: number
}

/**
 * Downloads a document. A plain anchor, because no page is behind it; and without `download`, which would save the sign-in page as the
 * document when the session has ended.
 */
export function FileLink({ href, linkId, ...props }: FileLinkProps) {
  return (
    <LinkButton
      variant="secondary"
      icon={DownloadIcon}
      {...props}
      href={linkId === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}vinculo=${linkId}`}
      renderLink={plainAnchor}
    />
  )
}

function plainAnchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>
}
