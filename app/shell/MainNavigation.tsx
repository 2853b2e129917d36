import { LinkRenderingProvider } from '@portal/design-system/link'
import { SideNav } from '@portal/design-system/SideNav'
import type { ComponentProps } from 'react'
import { renderMenuLink } from '#app/navigation/PortalLink.tsx'
import { shellText } from './shell.text.ts'
import { useMenuItems } from './use-menu-items.ts'

type MainNavigationProps = Pick<ComponentProps<typeof SideNav>, 'header' | 'footer' | 'onNavigate'>

/** The navigation between the parts of the portal. It follows the address by itself, so that the frame around it is not drawn anew. */
export function MainNavigation(props: MainNavigationProps) {
  const items = useMenuItems()
  return (
    <LinkRenderingProvider render={renderMenuLink}>
      <SideNav label={shellText.navigation} items={items} {...props} />
    </LinkRenderingProvider>
  )
}
