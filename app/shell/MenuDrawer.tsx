import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#design-system/IconButton/IconButton.tsx'
import { MenuIcon } from '#design-system/icons/icons.ts'
import { Sheet } from '#design-system/Sheet/Sheet.tsx'
import type { NavItem } from '#design-system/SideNav/nav-item.ts'
import { SideNav } from '#design-system/SideNav/SideNav.tsx'
import { drawerButton } from './MenuDrawer.css.ts'
import { shellText } from './shell.text.ts'

/** The menu stays this long after a navigation click, so that the eye can follow (specification section 2). */
const CLOSE_AFTER_MS = 800

/** The navigation on small screens: a drawer from the left that closes itself after a choice. */
export function MenuDrawer({ items }: { items: readonly NavItem[] }) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(false), CLOSE_AFTER_MS)
  }
  return (
    <div className={drawerButton}>
      <Sheet
        side="left"
        size="narrow"
        title={shellText.menu}
        isBare
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton icon={MenuIcon} label={shellText.openMenu} />}
      >
        <SideNav label={shellText.navigation} items={items} onNavigate={closeSoon} />
      </Sheet>
    </div>
  )
}
