import type { ReactNode } from 'react'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { accordion } from './Accordion.css.ts'

export { AccordionItem, type AccordionItemProps } from './AccordionItem.tsx'

export interface AccordionProps {
  /** `AccordionItem`s. */
  children: ReactNode
  /** Ids of the items that are open from the start. */
  defaultExpanded?: readonly string[]
  /** False closes the others when one opens. Default true: people compare answers. */
  allowsMultiple?: boolean
}

/** Questions and answers, rules, details: titles in sight, texts on demand. */
export function Accordion({ children, defaultExpanded, allowsMultiple = true }: AccordionProps) {
  return (
    <DisclosureGroup
      allowsMultipleExpanded={allowsMultiple}
      defaultExpandedKeys={defaultExpanded}
      className={accordion}
    >
      {children}
    </DisclosureGroup>
  )
}
