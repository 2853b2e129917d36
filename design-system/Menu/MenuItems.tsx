import type { ComponentProps } from 'react'
import { Header } from 'react-aria-components/Header'
import { MenuItem, MenuSection } from 'react-aria-components/Menu'
import { CheckIcon } from '../icons/icons.ts'
import type { RenderLink } from '../link/render-link.tsx'
import { description as descriptionClass, item, mark, section, sectionTitle, texts } from './Menu.css.ts'
import type { MenuEntry, MenuGroup } from './menu-section.ts'

interface EntryProps {
  entry: MenuEntry
  renderLink: RenderLink
}

const withMark = (entry: MenuEntry) => ({
  'data-tone': entry.tone,
  'aria-current': entry.isCurrent ? ('page' as const) : undefined,
})

function Entry({ entry, renderLink }: EntryProps) {
  const { id, label, icon: Icon, description, href, isDisabled, onAction } = entry
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={href}
      isDisabled={isDisabled}
      onAction={onAction}
      className={item}
      render={(props) =>
        'href' in props && typeof props.href === 'string' && !isDisabled ? (
          renderLink({ ...props, ...withMark(entry), href: props.href })
        ) : (
          <div {...(props as ComponentProps<'div'>)} {...withMark(entry)} />
        )
      }
    >
      {({ isSelected }) => (
        <>
          {Icon && <Icon />}
          <span className={texts}>
            <span>{label}</span>
            {description && <span className={descriptionClass}>{description}</span>}
          </span>
          {isSelected && (
            <span className={mark}>
              <CheckIcon />
            </span>
          )}
        </>
      )}
    </MenuItem>
  )
}

interface GroupProps {
  group: MenuGroup
  renderLink: RenderLink
}

/** A group of a menu: things to do, or choices. */
export function MenuItems({ group: { id, title, items, selection }, renderLink }: GroupProps) {
  return (
    <MenuSection
      id={id}
      className={section}
      selectionMode={selection?.mode ?? 'none'}
      selectedKeys={selection?.selected}
      onSelectionChange={(keys) =>
        selection?.onChange(keys === 'all' ? items.map((entry) => entry.id) : [...keys].map(String))
      }
    >
      {title && <Header className={sectionTitle}>{title}</Header>}
      {items.map((entry) => (
        <Entry key={entry.id} entry={entry} renderLink={renderLink} />
      ))}
    </MenuSection>
  )
}
