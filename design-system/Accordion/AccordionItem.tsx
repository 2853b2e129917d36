import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { panel } from '../disclosure/panel.css.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import { body, chevron, item, trigger } from './Accordion.css.ts'

export interface AccordionItemProps {
  /** Needed where the `Accordion` around it opens items from the start. */
  id?: string
  title: ReactNode
  children: ReactNode
  /** Where the title stands in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4
  /** For one that stands alone. */
  defaultExpanded?: boolean
  isDisabled?: boolean
}

/** A title that opens what is under it. Alone, or one of an `Accordion`. The text is found by the browser's search while closed. */
export function AccordionItem({ title, children, headingLevel = 3, ...props }: AccordionItemProps) {
  return (
    <Disclosure {...props} className={item}>
      {/* Without a class of its own it would get the library's, which has no style. */}
      <Heading level={headingLevel} className="">
        <Button slot="trigger" className={trigger}>
          {title}
          <span className={chevron}>
            <ChevronDownIcon />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel className={panel}>
        <div className={body}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  )
}
