import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { count as countClass, list, panel, tab as tabClass, tabs as tabsClass } from './Tabs.css.ts'

export interface TabItem {
  id: string
  label: ReactNode
  /** How many things are behind it. */
  count?: number
  isDisabled?: boolean
  children: ReactNode
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string
  tabs: readonly TabItem[]
  /** The open tab, when it is held elsewhere, such as in the address. */
  selected?: string
  defaultSelected?: string
  onSelect?: (id: string) => void
}

/** Views of one thing, one at a time. Not for steps that follow each other: that is `Steps`. */
export function Tabs({ label, tabs, selected, defaultSelected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={tabsClass}
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={list}>
        {tabs.map(({ id, label: name, count, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={tabClass}>
            {name}
            {count !== undefined && <span className={countClass}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, children }) => (
        <TabPanel key={id} id={id} className={panel}>
          {children}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
