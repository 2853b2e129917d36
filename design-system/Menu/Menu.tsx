import { type ReactElement, type ReactNode, useId } from 'react'
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { type RenderLink, useRenderLink } from '../link/render-link.tsx'
import { floating } from '../overlay/floating.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { header as headerClass, menu } from './Menu.css.ts'
import { MenuItems } from './MenuItems.tsx'
import type { MenuGroup } from './menu-section.ts'

export type { MenuEntry, MenuGroup } from './menu-section.ts'

export interface MenuProps extends Pick<PopoverProps, 'placement'> {
  /** The button that opens it. */
  trigger: ReactElement
  /** Names the menu for assistive technology. */
  label: string
  groups: readonly MenuGroup[]
  /** Above the entries: whose menu this is. */
  header?: ReactNode
  renderLink?: RenderLink
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A short list of things to do or places to go, opened by a button. Arrow keys and first letters move in it. */
export function Menu({
  trigger,
  label,
  groups,
  header,
  renderLink,
  placement = 'bottom end',
  ...state
}: MenuProps) {
  const render = useRenderLink(renderLink)
  const labelId = useId()
  return (
    <MenuTrigger {...state}>
      {trigger}
      <Popover placement={placement} className={floating}>
        {header && <div className={headerClass}>{header}</div>}
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
        <AriaMenu aria-labelledby={labelId} className={menu}>
          {groups.map((group) => (
            <MenuItems key={group.id} group={group} renderLink={render} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
