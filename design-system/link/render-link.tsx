import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from 'react'

/** Props a component passes to its link: an anchor's, always with an `href`. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** Draws a link. An application gives one that goes through its router; the default is a plain anchor. */
export type RenderLink = (props: AnchorProps) => ReactElement

const plainAnchor: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>

const LinkRendering = createContext<RenderLink>(plainAnchor)

/** Sets how every link of the design system below is drawn. One at the root of an application is enough. */
export function LinkRenderingProvider({ children, render }: { children: ReactNode; render: RenderLink }) {
  return <LinkRendering value={render}>{children}</LinkRendering>
}

/** The renderer in force: a component's own `renderLink`, or the provider's, or a plain anchor. */
export const useRenderLink = (own?: RenderLink): RenderLink => {
  const provided = useContext(LinkRendering)
  return own ?? provided
}
