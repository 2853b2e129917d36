import type { ReactNode } from 'react'
import { type AnchorProps, type RenderLink, useRenderLink } from '../link/render-link.tsx'
import { textLink } from './TextLink.css.ts'

export interface TextLinkProps extends Pick<AnchorProps, 'href' | 'rel' | 'aria-label' | 'ref'> {
  children: ReactNode
  /** How the anchor is drawn; by default as the nearest `LinkRenderingProvider` says. */
  renderLink?: RenderLink
}

/**
 * Goes somewhere and looks like text, in the size of the text around it. It stands on a line or in a cell of its own, as tall as a
 * finger needs.
 */
export function TextLink({ renderLink, ...props }: TextLinkProps) {
  const render = useRenderLink(renderLink)
  return render({ ...props, className: textLink })
}
